export const rightColumnQuery = '(min-width: 1000px)'

export const hasRightColumn = () => window.matchMedia(rightColumnQuery).matches
