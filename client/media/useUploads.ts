import { useEffect, useRef, useState } from 'react'
import {
  imageTypes,
  typeProblems,
  uploadSizeProblem,
  videoTypes,
  type MediaKind,
  type UploadPreset,
} from '../../server/media/media.rules.ts'
import type { UploadService } from '../../server/pages/settings.rules.ts'
import { useSettings } from '../ui/settings.tsx'
import { toastError } from '../ui/toast.ts'
import { UploadInterrupted, type Stored } from './upload.ts'
import { uploadFitting, WouldStandStill } from './uploadFitting.ts'

export type Pending = {
  key: number
  kind: MediaKind
  preview: string
  progress: number
  failed: boolean
  /** Why a photo was scaled; null if it was not. */
  problem: string | null
}

/** An uploaded photo that was scaled, and why. */
export type Scaled = { url: string; problem: string }

/** An animation that must lose its movement to fit, and why it does not fit. */
export type Asked = { file: File; problem: string }

const ownService: UploadService = {
  url: '/media/upload',
  presets: { post: 'post', profile: 'profile' },
  sendsToken: true,
}

/** The service's types, and HEIC, which the browser turns into one of them. */
const chosenImageTypes = [...imageTypes, 'image/heic', 'image/heif']

/** For the file picker. Some systems know HEIC only by its ending. */
export const acceptedImages = [...chosenImageTypes, '.heic', '.heif'].join()

type Options = {
  mayStandStill?: boolean
  problem?: string | null
}

type Job = { file: File; kind: MediaKind; preview: string; stop: AbortController } & Options

/**
 * Uploads files one by one, and scales photos that are too large. Toasts and `problem` say which files were refused;
 * interrupted ones can be retried. `asked` are animations of which the user decides whether they may become still.
 * Unmounting aborts uploads.
 */
export function useUploads(preset: UploadPreset, onStored: (stored: Stored, kind: MediaKind) => void) {
  const { upload: service = ownService } = useSettings()
  const { pending, jobs, begin, update, forget } = useJobs()
  const queue = useRef(Promise.resolve())
  const [problem, setProblem] = useState<string | null>(null)
  const [scaled, setScaled] = useState<readonly Scaled[]>([])
  const [asked, setAsked] = useState<readonly Asked[]>([])
  const tell = useRef(onStored)
  useEffect(() => {
    tell.current = onStored
  })

  const run = async (key: number) => {
    const job = jobs.current.get(key)
    if (!job) return
    const { file, kind, stop, mayStandStill = false } = job
    const onProgress = (progress: number) => update(key, { progress })
    const onScaled = (reason: string) => update(key, { problem: reason })
    try {
      const options = { service, preset, signal: stop.signal, onProgress, mayStandStill, onScaled }
      const { stored, problem: own } = await uploadFitting(file, kind, options)
      const reason = own ?? job.problem ?? null
      if (reason !== null) setScaled((now) => [...now, { url: stored.url, problem: reason }])
      tell.current(stored, kind)
      forget(key)
    } catch (error) {
      if (stop.signal.aborted) return
      const message = error instanceof Error ? error.message : 'The upload failed.'
      if (error instanceof UploadInterrupted) {
        update(key, { failed: true })
        return toastError(message)
      }
      forget(key)
      if (error instanceof WouldStandStill) setAsked((now) => [...now, { file, problem: message }])
      else refuse(message)
    }
  }
  const refuse = (message: string) => {
    setProblem(message)
    toastError(message)
  }
  const enqueue = (key: number) => {
    queue.current = queue.current.then(() => run(key))
  }

  const add = (files: readonly File[], kind: MediaKind, how: Options = {}) => {
    setProblem(null)
    for (const file of files) {
      const wrong = typeProblem(file, kind) ?? (kind === 'video' ? uploadSizeProblem(preset, kind, file.size) : null)
      if (wrong) {
        refuse(wrong)
        continue
      }
      enqueue(begin(file, kind, how))
    }
  }

  /** Uploads the first `count` animations as still pictures. */
  const standStill = (count: number) => {
    setAsked((now) => now.slice(count))
    add(
      asked.slice(0, count).map(({ file }) => file),
      'image',
      { mayStandStill: true },
    )
  }

  const retry = (key: number) => {
    update(key, { failed: false, progress: 0 })
    enqueue(key)
  }

  const cancel = (key: number) => {
    jobs.current.get(key)?.stop.abort()
    forget(key)
  }

  const dismiss = () => setAsked([])
  const clearProblem = () => setProblem(null)
  return { pending, problem, scaled, asked, add, standStill, dismiss, refuse, clearProblem, retry, cancel }
}

/** The unfinished uploads, by key. Unmounting aborts them. */
function useJobs() {
  const [pending, setPending] = useState<Pending[]>([])
  const jobs = useRef(new Map<number, Job>())

  const begin = (file: File, kind: MediaKind, how: Options): number => {
    const key = nextKey++
    const preview = URL.createObjectURL(file)
    jobs.current.set(key, { file, kind, preview, stop: new AbortController(), ...how })
    setPending((now) => [...now, { key, kind, preview, progress: 0, failed: false, problem: how.problem ?? null }])
    return key
  }

  const update = (key: number, changes: Partial<Pending>) =>
    setPending((now) => now.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  const forget = (key: number) => {
    URL.revokeObjectURL(jobs.current.get(key)?.preview ?? '')
    jobs.current.delete(key)
    setPending((now) => now.filter((one) => one.key !== key))
  }

  useEffect(() => {
    const running = jobs.current
    return () => {
      for (const { stop, preview } of running.values()) {
        stop.abort()
        URL.revokeObjectURL(preview)
      }
    }
  }, [])
  return { pending, jobs, begin, update, forget }
}

let nextKey = 1

/** A file without a type passes: the service checks its bytes. */
function typeProblem(file: File, kind: MediaKind): string | null {
  const types: readonly string[] = kind === 'image' ? chosenImageTypes : videoTypes
  return file.type === '' || types.includes(file.type) ? null : typeProblems[kind]
}
