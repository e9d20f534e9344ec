export function startOf(pid: number): string | undefined
export function commandOf(pid: number): string | undefined
