/** Sends push messages to the devices of accounts that have news. */
export type Push = {
  /** The public key with which browsers subscribe; null if this server sends no push messages. */
  publicKey(): Promise<string | null>
  /** Says that these accounts may have a new notification. Returns at once; messages follow. */
  tell(userIds: readonly string[]): void
  waiting(): number
  stop(): Promise<void>
}
