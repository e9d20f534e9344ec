/** How long anything holds back what comes after it, in milliseconds: it may have to wait itself. */
const patienceMs = 50

/** Waits until the work has ended or failed, but not for long. */
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
