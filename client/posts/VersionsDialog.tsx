import { useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { useViewer } from '../auth/viewer.ts'
import { useTitle } from '../hooks/useTitle.ts'
import { RichText } from '../text/RichText.tsx'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Failure, Notice } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { fullTime } from '../ui/times.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'
import { EraseVersionsDocument, PostVersionsDocument, type PostVersionsQuery } from './VersionsDialog.generated.ts'
import css from './VersionsDialog.module.css'

export default function VersionsDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(PostVersionsDocument, {
    variables: { id: postId },
    fetchPolicy: 'no-cache',
  })
  const again = () => void refetch().catch(() => {})
  return (
    <Dialog title="Earlier versions" kind="sheet" onClose={onClose}>
      {data?.post ? (
        <Versions post={data.post} onErased={again} />
      ) : error ? (
        <Failure message={messageOf(error)} onRetry={again} />
      ) : data ? (
        <Notice title="This Tweet isn't available" />
      ) : (
        <LineSkeletons count={2} />
      )}
    </Dialog>
  )
}

type Post = NonNullable<PostVersionsQuery['post']>

function Versions({ post: { id, author, versions }, onErased }: { post: Post; onErased: () => void }) {
  const { viewer } = useViewer()
  useTitle(`Earlier versions of a Tweet by @${author.username}`)
  if (versions.length === 0) return <Notice title="No earlier version is kept" />
  return (
    <>
      <ol className={css.versions}>
        {versions.map(({ content, replacedAt }) => (
          <li key={replacedAt}>
            <p className={css.until}>
              Until <time dateTime={replacedAt}>{fullTime(replacedAt)}</time>
            </p>
            {content === '' ? <p className={css.until}>No text</p> : <RichText text={content} />}
          </li>
        ))}
      </ol>
      {viewer?.id === author.id && <Erase postId={id} onErased={onErased} />}
    </>
  )
}

function Erase({ postId, onErased }: { postId: string; onErased: () => void }) {
  const [asks, setAsks] = useState(false)
  const [erase] = useMutation(EraseVersionsDocument, { variables: { postId } })
  const confirm = async () => {
    try {
      await erase()
      toastSuccess('Erased')
      onErased()
    } catch (error) {
      toastError(messageOf(error))
    }
    setAsks(false)
  }
  return (
    <div className={css.erase}>
      <Button kind="outline" onClick={() => setAsks(true)}>
        Erase earlier versions
      </Button>
      {asks && (
        <Confirm
          title="Erase the earlier versions?"
          text="The Tweet stays as it is now. You cannot undo it."
          action="Erase"
          waiting="Erasing…"
          danger
          onConfirm={confirm}
          onCancel={() => setAsks(false)}
        />
      )}
    </div>
  )
}
