/** Why a post of this author is folded until somebody presses; null: it is not. */
export function whyFolded({ viewerIsMuting, isLimited }: { viewerIsMuting: boolean; isLimited: boolean }) {
  if (viewerIsMuting) return 'Muted account'
  return isLimited ? 'Moderators limited this account' : null
}
