export function publish(
  from: string,
  to: string,
  options: { isEntry: (file: string) => boolean; before: string[] },
): string[]
