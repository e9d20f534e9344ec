import { useMutation } from '@apollo/client/react'
import type { Role } from '../apollo/schema.generated.ts'
import { useForm } from '../apollo/useForm.ts'
import { Button } from '../ui/Button.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { ChangeRoleDocument } from './Account.generated.ts'
import css from './Account.module.css'

export const roleLabels: Record<Role, string> = { MEMBER: 'Member', MODERATOR: 'Moderator', ADMIN: 'Administrator' }

const roles = Object.entries(roleLabels).map(([value, label]) => ({ value, label }))

type Props = { account: { userId: string; role: Role }; onChanged: () => Promise<unknown> }

export function RoleForm({ account: { userId, role }, onChanged }: Props) {
  const [changeRole] = useMutation(ChangeRoleDocument)
  const { form, busy, message } = useForm<{ role: Role }>({
    check: () => [],
    send: async (values) => {
      await changeRole({ variables: { input: { userId, role: values.role } } })
      toastSuccess('Role changed')
      await onChanged().catch(() => {})
    },
  })
  return (
    <section aria-label="Role">
      <h2>Role</h2>
      <form {...form} className={css.form}>
        <FormProblem text={message} />
        <SelectField label="What this account may do" name="role" defaultValue={role} options={roles} />
        <Button type="submit" kind="outline" busy={busy}>
          Change role
        </Button>
      </form>
    </section>
  )
}
