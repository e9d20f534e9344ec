/** Sends push messages to the devices of accounts that have news. */
export type Push = {
  /** The public key with which browsers subscribe, or null if this server sends no push messages. */
  publicKey(): Promise<string | null>
  /** Reports that these accounts may have a new notification. Returns at once; the messages follow. */
  tell(userIds: readonly string[]): void
  /** How many accounts wait for their messages. */
  waiting(): number
  /** Waits for the messages that are being sent, and drops the others. */
  stop(): Promise<void>
}
