export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment in time: ISO 8601 in UTC with milliseconds, `2026-11-20T18:05:09.120Z`. */
  DateTime: { input: string; output: string; }
};

/** Which post to save. */
export type BookmarkPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** A change of the email address. */
export type ChangeEmailInput = {
  /** An address of up to 254 characters; shown to nobody else. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** A change of password. */
export type ChangePasswordInput = {
  /** The password so far. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 128 characters. */
  newPassword: Scalars['String']['input'];
};

/** A new post. At least one of text, images and video. */
export type CreatePostInput = {
  /** Up to 380 characters. */
  content?: Scalars['String']['input'];
  /** Made by the client, so that sending it again is safe: 8 to 64 of `A–Z a–z 0–9 - _`, for example a UUID. The server makes one where it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Up to two. Not together with a video. */
  images?: Array<ImageInput>;
  /** Up to 10 labelled links. */
  links?: Array<PostLinkInput>;
  /** Not together with images. */
  video?: InputMaybe<VideoInput>;
};

/** Deleting an account asks for its password once more. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** Which post to delete. */
export type DeletePostInput = {
  /** The post's id. */
  id: Scalars['ID']['input'];
};

/** Changes to one's own post. A field left out stays as it is. */
export type EditPostInput = {
  /** Up to 380 characters. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** Which post. */
  id: Scalars['ID']['input'];
  /** All images the post shall have. */
  images?: InputMaybe<Array<ImageInput>>;
  /** All links the post shall have. */
  links?: InputMaybe<Array<PostLinkInput>>;
  /** The video the post shall have; null takes it away. */
  video?: InputMaybe<VideoInput>;
};

/** Changes to the viewer's profile. */
export type EditProfileInput = {
  /** A path or URL of an image. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** Up to 160 characters. Null empties it; left out, it stays. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** A path or URL of an image. */
  cover?: InputMaybe<Scalars['String']['input']>;
  /** Up to 30 characters. Null empties it; left out, it stays. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** An http or https address, up to 200 characters; `https://` is added where no scheme is given. Null empties it; left out, it stays. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The order of the home feed. */
export type FeedFilter =
  /** By creation, newest first. */
  | 'LATEST'
  /** By number of likes, then newest first. */
  | 'TRENDING';

/** Whom to follow. */
export type FollowUserInput = {
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** An image to put in a post. */
export type ImageInput = {
  /** A description of up to 1,000 characters. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Height in pixels. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** A path or URL on an allowed media origin. */
  url: Scalars['String']['input'];
  /** Width in pixels. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Which post to like. */
export type LikePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** Credentials. */
export type LogInInput = {
  /** The password. */
  password: Scalars['String']['input'];
  /** In any letter case. */
  username: Scalars['String']['input'];
};

/** A labelled link to put under a post. */
export type PostLinkInput = {
  /** 1 to 50 characters, different from the post's other labels. */
  label: Scalars['String']['input'];
  /** An http or https address, up to 2,000 characters. */
  url: Scalars['String']['input'];
};

/** Which post to take off the saved ones. */
export type RemoveBookmarkInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** A new reply. At least one of text, images and video. */
export type ReplyToPostInput = {
  /** Up to 380 characters. */
  content?: Scalars['String']['input'];
  /** Made by the client, so that sending it again is safe: 8 to 64 of `A–Z a–z 0–9 - _`, for example a UUID. The server makes one where it is left out. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Up to two. Not together with a video. */
  images?: Array<ImageInput>;
  /** Up to 10 labelled links. */
  links?: Array<PostLinkInput>;
  /** The post or reply to answer. */
  parentId: Scalars['ID']['input'];
  /** Not together with images. */
  video?: InputMaybe<VideoInput>;
};

/** The badge to show. */
export type SetVerifiedInput = {
  /** The kind of badge, or null for none. */
  kind?: InputMaybe<VerifiedKind>;
};

/** A new account. */
export type SignUpInput = {
  /** The same password again. */
  confirmPassword: Scalars['String']['input'];
  /** An address of up to 254 characters; shown to nobody else. */
  email: Scalars['String']['input'];
  /** The full name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
  /** 1 to 30 of `A–Z a–z 0–9 _`. */
  username: Scalars['String']['input'];
};

/** Whom to stop following. */
export type UnfollowUserInput = {
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** Which post to take a like back from. */
export type UnlikePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** Who a verified account belongs to. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other body. */
  | 'ORGANIZATION';

/** A video to put in a post. */
export type VideoInput = {
  /** Height in pixels. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** An image to show before it plays, on an allowed media origin. */
  poster?: InputMaybe<Scalars['String']['input']>;
  /** A path or URL on an allowed media origin. */
  url: Scalars['String']['input'];
  /** Width in pixels. */
  width?: InputMaybe<Scalars['Int']['input']>;
};
