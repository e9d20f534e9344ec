/** What a page asks the service worker: its version, to replace the running one, or to delete the seen pictures. */
export type WorkerRequest = 'version' | 'take over' | 'take over if alone' | 'forget pictures'
