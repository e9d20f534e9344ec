/** The fields of a fragment, for a component whose parent reads them with `@unmask`. */
export type Fields<Fragment> = Omit<Fragment, ' $fragmentName' | ' $fragmentRefs'>
