import { useMemo, type ReactNode } from 'react'
import {
  matchRoutes,
  NavigationType,
  UNSAFE_LocationContext,
  UNSAFE_RouteContext,
  type Location,
} from 'react-router-dom'
import type { AppRoute } from '../routes.tsx'

type Props = { location: Location; among: AppRoute[]; children: (route: AppRoute) => ReactNode }

/** Renders the route at `location`, for the router's hooks. `Routes` would add 2 kB (gzip) of unused features. */
export function RouteAt({ location, among, children }: Props) {
  const match = useMemo(() => matchRoutes(among, location)?.[0], [among, location])
  const here = useMemo(() => ({ location, navigationType: NavigationType.Pop }), [location])
  const matched = useMemo(() => ({ outlet: null, matches: match ? [match] : [], isDataRoute: false }), [match])
  if (!match) return null
  return (
    <UNSAFE_LocationContext value={here}>
      <UNSAFE_RouteContext value={matched}>{children(match.route)}</UNSAFE_RouteContext>
    </UNSAFE_LocationContext>
  )
}
