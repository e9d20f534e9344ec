/** What a page asks of the service worker: its version, to replace the running worker, or to delete what was seen. */
export type WorkerRequest = 'version' | 'take over' | 'take over if alone' | 'forget pictures'

/** What the service worker tells a page: to show the notifications. */
export const openNotifications = 'open notifications'

/** The path to which other apps send what they share, and the cache where the worker keeps the files. */
export const sharePath = '/share'
export const sharedFiles = 'shared-files'

export const nameHeader = 'x-file-name'
