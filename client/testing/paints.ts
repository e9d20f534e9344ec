type Fiber = {
  type: unknown
  flags: number
  memoizedProps: Record<string, unknown> | null
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  return: Fiber | null
}
type Hook = { onCommitFiberRoot: (id: number, root: { current: Fiber }) => void }

const performedWork = 1

export function watchPaints(): { name: string; post: string | null }[] {
  const painted: { name: string; post: string | null }[] = []
  const hook = (globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__
  const visit = (fiber: Fiber) => {
    const name = nameOf(fiber)
    if (name && ran(fiber)) painted.push({ name, post: postOf(fiber) })
    // React skipped this part: it has the same child as before.
    if (fiber.alternate?.child === fiber.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  hook.onCommitFiberRoot = (_id, { current }) => visit(current)
  return painted
}

function ran({ flags, alternate }: Fiber): boolean {
  return alternate === null || (flags & performedWork) !== 0
}

function nameOf({ type }: Fiber): string | null {
  const inner: unknown = typeof type === 'object' && type !== null && 'type' in type ? type.type : type
  return typeof inner === 'function' ? inner.name : null
}

function postOf(fiber: Fiber): string | null {
  for (let at: Fiber | null = fiber; at; at = at.return) {
    if (nameOf(at) === 'PostCard') return String(at.memoizedProps?.['id'])
  }
  return null
}
