/** The id of the element that shows a post which can be answered: in the reply dialog, or as its page's main post. */
export const answeredId = (postId: string, inDialog: boolean) => `${inDialog ? 'quoted' : 'opened'}-${postId}`
