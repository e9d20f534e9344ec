/** What a page asks the service worker: its version, to replace the running one, or to delete the seen pictures and shared files. */
export type WorkerRequest = 'version' | 'take over' | 'take over if alone' | 'forget pictures'

/** What the service worker tells a page: to show the notifications. */
export const openNotifications = 'open notifications'

/** Where other apps send what they share, and the cache in which the worker keeps the files for the page there. */
export const sharePath = '/share'
export const sharedFiles = 'shared-files'

/** The header of a kept file that has its name. */
export const nameHeader = 'x-file-name'
