/** Of the stored data: grows with every change that an older release could not read. */
export const schemaVersion = 1
