/** A plain text for one address. `about` names its kind in the log, where nothing else of it may stand. */
export type Mail = { to: string; subject: string; text: string; about: MailKind }

export type MailKind = 'new password' | 'new address' | 'moderation'

/** Sends mails in the background, without failing what caused them. */
export type Mailer = {
  /** Runs `write` later, and sends what it returns. Returns at once. Whatever fails is logged. */
  post(about: MailKind, write: () => Promise<readonly Mail[]>): void
  /** How many mails wait. */
  waiting(): number
  /** Waits some seconds for what is under way. */
  stop(): Promise<void>
}
