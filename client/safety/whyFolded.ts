type Author = { viewerIsMuting: boolean; isLimited: boolean }

/** Why a post of this author is folded until somebody presses; null if it is not. */
export function whyFolded({ viewerIsMuting, isLimited }: Author, hasMutedWord: boolean) {
  if (viewerIsMuting) return 'Muted account'
  if (isLimited) return 'Moderators limited this account'
  return hasMutedWord ? 'Muted word' : null
}
