/** A plain text for one address. `about` names its kind in the log, which holds nothing else of it. */
export type Mail = { to: string; subject: string; text: string; about: MailKind }

export type MailKind = 'new password' | 'new address' | 'moderation'

/** Sends mails in the background. A failure does not affect what caused the mail. */
export type Mailer = {
  /** Returns at once. Later runs `write` and sends the mails that it returns. Failures are logged. */
  post(about: MailKind, write: () => Promise<readonly Mail[]>): void
  waiting(): number
  /** Waits some seconds for mails that are being sent. */
  stop(): Promise<void>
}
