import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { messageOf } from '../../apollo/errors.ts'
import { AboutDocument, type AboutQuery } from '../../site/Site.generated.ts'
import { RuleList } from '../../site/RuleList.tsx'
import css from '../../site/Site.module.css'
import { RichText } from '../../text/RichText.tsx'
import { Failure } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { LineSkeletons } from '../../ui/Skeleton.tsx'

/** `/about`: what this site is, its rules, how to reach whoever runs it, and what it stores. */
export default function AboutPage() {
  const { data, error, refetch } = useQuery(AboutDocument)
  return (
    <>
      <PageHeader title="About" back />
      {data ? (
        <About {...data.site} />
      ) : error ? (
        <Failure message={messageOf(error)} onRetry={refetch} />
      ) : (
        <LineSkeletons count={4} />
      )}
    </>
  )
}

function About({ name, description, rules, contact, privacy }: AboutQuery['site']) {
  return (
    <div className={css.about}>
      <Part title={name}>
        <RichText text={description} />
      </Part>
      {rules.length > 0 && (
        <Part title="Rules">
          <RuleList rules={rules} />
        </Part>
      )}
      {contact && (
        <Part title="Contact">
          {isEmail(contact) ? <a href={`mailto:${contact}`}>{contact}</a> : <RichText text={contact} />}
        </Part>
      )}
      {privacy && (
        <Part title="Privacy">
          <RichText text={privacy} />
        </Part>
      )}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const isEmail = (text: string) => /^[^\s@/]+@[^\s@/]+$/.test(text)
