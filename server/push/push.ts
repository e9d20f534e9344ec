/** Sends push messages to the devices of accounts that have news. */
export type Push = {
  /** The public key with which browsers subscribe; null if this server sends no push messages. */
  publicKey(): Promise<string | null>
  /** Says that these accounts may have a new notification. Returns at once; messages follow. */
  tell(userIds: readonly string[]): void
  /** The number of accounts and messages that wait. */
  waiting(): number
  /** Begins no further message. Resolves when those that are being sent have arrived or failed. */
  stop(): Promise<void>
}
