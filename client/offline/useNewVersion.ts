import { useEffect, useState } from 'react'
import { savesData } from '../hooks/savesData.ts'
import { whenIdle } from '../hooks/whenIdle.ts'
import { registerWorker, tell, versionOf } from './worker.ts'

type Reload = () => void
type Watch = { onOther: (reload: Reload) => void; signal: AbortSignal }

/** The shortest time between two checks after the page has loaded. */
const checkPauseMs = 60 * 60 * 1000

/** If the new worker has not started after this time, the page reloads anyway. */
const longestStartMs = 5_000

/** The page and the worker name a version by its first script. */
function ownVersion(): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : undefined
}

/** Starts the service worker. Returns a function that loads another version of the app; null if there is none. */
export function useNewVersion(): Reload | null {
  const [reload, setReload] = useState<Reload | null>(null)
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const onOther = (found: Reload) => signal.aborted || setReload(() => found)
    const stop = whenIdle(() => void start({ onOther, signal }))
    return () => {
      stop()
      end.abort()
    }
  }, [])
  return reload
}

async function start(watch: Watch): Promise<void> {
  const registration = await registerWorker({ mayInstall: !savesData() })
  if (!registration || watch.signal.aborted) return
  followInstalled(registration, watch)
  followRunning(watch)
  checkNowAndThen(registration, watch.signal)
}

/** The worker of another version waits for the user. That of this version starts if no other tab is open. */
function followInstalled(registration: ServiceWorkerRegistration, { onOther, signal }: Watch): void {
  const offer = async (worker: ServiceWorker) => {
    if ((await versionOf(worker)) === ownVersion()) tell(worker, 'take over if alone')
    else onOther(() => takeOver(registration))
  }
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => worker === registration.waiting && void offer(worker), { signal })
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal })
  follow(registration.installing)
  if (registration.waiting) void offer(registration.waiting)
}

function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return window.location.reload()
  // Each reload may ask about unsaved changes, so there is only one.
  const reload = () => {
    clearTimeout(late)
    navigator.serviceWorker.removeEventListener('controllerchange', reload)
    window.location.reload()
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload)
  const late = setTimeout(reload, longestStartMs)
  tell(waiting, 'take over')
}

/** Another tab may load a new version, whose worker then serves all tabs. */
function followRunning({ onOther, signal }: Watch): void {
  const { serviceWorker } = navigator
  const compare = async () => {
    const { controller } = serviceWorker
    if (controller && (await versionOf(controller)) !== ownVersion()) onOther(() => window.location.reload())
  }
  serviceWorker.addEventListener('controllerchange', () => void compare(), { signal })
}

/** A page may be open for weeks, so it looks for a version when the user or the network comes back. */
function checkNowAndThen(registration: ServiceWorkerRegistration, signal: AbortSignal): void {
  let last = Date.now()
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < checkPauseMs) return
    last = Date.now()
    // Without a network this fails; a later check will do.
    registration.update().catch(() => {})
  }
  document.addEventListener('visibilitychange', check, { signal })
  window.addEventListener('online', check, { signal })
}
