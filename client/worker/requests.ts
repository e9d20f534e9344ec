/** What a page asks of the service worker: its version, to replace the running one, or to delete what a person has seen. */
export type WorkerRequest = 'version' | 'take over' | 'take over if alone' | 'forget pictures'
