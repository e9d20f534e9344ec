/** Runs `act` at each call, but never twice at a time: calls meanwhile make it run once more. It must not reject. */
export function oneAtATime(act: () => Promise<void>): () => void {
  let isRunning = false
  let isDue = false
  const run = async () => {
    isRunning = true
    while (isDue) {
      isDue = false
      await act()
    }
    isRunning = false
  }
  return () => {
    isDue = true
    if (!isRunning) void run()
  }
}
