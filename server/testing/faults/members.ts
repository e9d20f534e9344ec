import { storeAccounts } from '../accounts.ts'
import type { Member } from './steps.ts'

export const crowdPassword = 'one for all of us'

export const enrol = (count: number, secret: string): Promise<Member[]> =>
  storeAccounts(
    Array.from({ length: count }, (_, index) => ({ username: `member_${index}` })),
    crowdPassword,
    secret,
  )
