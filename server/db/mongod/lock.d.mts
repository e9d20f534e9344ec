export function takeLock(path: string): (() => void) | undefined
export function lockHolder(path: string): { pid: number } | undefined
