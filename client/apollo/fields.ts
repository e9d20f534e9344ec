/** The fields of a fragment that its parent reads for it, with `@unmask`. */
export type Fields<Fragment> = Omit<Fragment, ' $fragmentName' | ' $fragmentRefs'>
