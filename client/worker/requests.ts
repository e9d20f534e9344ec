/** What a page asks the service worker: its version, to replace the running one, or to delete the seen pictures. */
export type WorkerRequest = 'version' | 'take over' | 'take over if alone' | 'forget pictures'

/** What the service worker tells a page: to show the notifications. */
export const openNotifications = 'open notifications'
