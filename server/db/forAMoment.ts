/** The limit in milliseconds. It is short because the waiting work delays others. */
const patienceMs = 50

/** Waits until the work has ended or failed, but at most 50 ms. */
export async function forAMoment(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const moment = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)))
  const ended = work.then(
    () => {},
    () => {},
  )
  await Promise.race([ended, moment])
  clearTimeout(timer)
}
