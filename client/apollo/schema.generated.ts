export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A time as ISO 8601 in UTC with milliseconds, for example `2026-11-20T18:05:09.120Z`. */
  DateTime: { input: string; output: string; }
};

/** Whether others see an account. */
export type AccountState =
  /** They do. */
  | 'ACTIVE'
  /** It is suspended. */
  | 'SUSPENDED'
  /** It waits to be let in, or was declined. */
  | 'WAITING';

/** Against what to appeal, and why. */
export type AppealInput = {
  /** The decision about the account. Null or left out: something else. */
  decisionId?: InputMaybe<Scalars['ID']['input']>;
  /** The post that was removed or marked. If this and `decisionId` are null: the suspension of the account. */
  postId?: InputMaybe<Scalars['ID']['input']>;
  /** Why it was wrong. Up to 500 characters. */
  words: Scalars['String']['input'];
};

/** How far an appeal is. */
export type AppealState =
  /** No moderator has decided it. */
  | 'OPEN'
  /** What was done is undone. */
  | 'REVERSED'
  /** What was done stands. */
  | 'UPHELD';

/** Whom to let in. */
export type ApproveSignUpInput = {
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** What to block, and for how long. */
export type BlockEntryInput = {
  /** What it is. */
  kind: BlockedKind;
  /** Until when. Null or left out: always. Networks need an end, within a year. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** The word, domain, address or network. An address of IPv6 stands for its /64. */
  value: Scalars['String']['input'];
};

/** Which account to block. */
export type BlockUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** What can be blocked. */
export type BlockedKind =
  /** A network, such as `192.0.2.0/24`. It holds at sign-up alone, because people share addresses. */
  | 'ADDRESS'
  /** The domain of email addresses, with all below it. It holds at sign-up and for a new address. */
  | 'EMAIL_DOMAIN'
  /** A word that names and usernames may not contain, whatever the case and accents. It holds at sign-up and for a new name. */
  | 'NAME';

/** Which post to save. */
export type BookmarkPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** What came of the reports of a post or an account. */
export type CaseOutcome =
  /** The account was deleted by its owner before a moderator acted. */
  | 'ACCOUNT_DELETED'
  /** The account was limited. */
  | 'ACCOUNT_SILENCED'
  /** The account was suspended. */
  | 'ACCOUNT_SUSPENDED'
  /** The account was warned. */
  | 'ACCOUNT_WARNED'
  /** The verified badge was taken away, or another given. */
  | 'BADGE_CHOSEN'
  /** No rule was broken. */
  | 'DISMISSED'
  /** All posts of a period were removed. */
  | 'POSTS_REMOVED'
  /** The post was marked as sensitive. */
  | 'POST_MARKED'
  /** The post was removed. */
  | 'POST_REMOVED'
  /** The post or the account was deleted for good. */
  | 'PURGED';

/** How far the moderators are with the reports of a post or an account. */
export type CaseState =
  /** Nobody works on them yet. */
  | 'OPEN'
  /** They are dealt with. */
  | 'RESOLVED'
  /** A moderator works on them. */
  | 'TAKEN';

/** A change of the email address. */
export type ChangeEmailInput = {
  /** An email address of up to 254 characters. Nobody else sees it. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** A change of password. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 128 characters. */
  newPassword: Scalars['String']['input'];
};

/** Who gets which role. */
export type ChangeRoleInput = {
  /** The new role. */
  role: Role;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** Which notifications to get. */
export type ChooseNotificationsInput = {
  /** The kinds that the viewer wants; an empty list for none. */
  kinds: Array<NotificationKind>;
};

/** What to do with sensitive pictures and videos. */
export type ChooseSensitiveMediaInput = {
  /** The choice. */
  choice: SensitiveMedia;
};

/** The link to a new email address. */
export type ConfirmEmailInput = {
  /** What follows `#` in the link. */
  token: Scalars['String']['input'];
};

/** How often and how long an invite works. */
export type CreateInviteInput = {
  /** After how many days it ends: 1 to 30. */
  days?: Scalars['Int']['input'];
  /** How many accounts it may make: 1 to 10, for moderators to 100. */
  uses?: Scalars['Int']['input'];
};

/** A new post. It needs text, images or a video. */
export type CreatePostInput = {
  /** The address of a link in the text whose card it shows: the viewer must have got the card from `linkPreview` within a day. Otherwise, and with images, a video or a quote, the post has no card. A repeat under the same id leaves it as it is; an edit changes it. */
  cardUrl?: InputMaybe<Scalars['String']['input']>;
  /** Up to 380 characters. */
  content?: Scalars['String']['input'];
  /** 8 to 64 characters of `A–Z a–z 0–9 - _`, for example a UUID. Give one so that you can safely send the request again. If it is left out or null, the server creates one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Up to two images. Not together with a video. */
  images?: Array<ImageInput>;
  /** Whether its pictures or video are sensitive. */
  isSensitive?: Scalars['Boolean']['input'];
  /** Up to 10 labelled links. */
  links?: Array<PostLinkInput>;
  /** Who may quote it. */
  quotePolicy?: QuotePolicy;
  /** The post or reply that it quotes. An edit does not change it. */
  quotedId?: InputMaybe<Scalars['ID']['input']>;
  /** Who may reply to it. */
  replyPolicy?: ReplyPolicy;
  /** A video. Not together with images. */
  video?: InputMaybe<VideoInput>;
};

/** A new thread. */
export type CreateThreadInput = {
  /** 2 to 25 posts, from the first on. A request has at most 100,000 bytes. Its `replyPolicy` holds for the whole thread: those of the others do nothing. A wrong field is named with its post, such as `posts.0.content`. */
  posts: Array<CreatePostInput>;
};

/** How to decide an appeal. */
export type DecideAppealInput = {
  /** Words for the person. Up to 500 characters. */
  answer?: InputMaybe<Scalars['String']['input']>;
  /** The appeal's id. */
  appealId: Scalars['ID']['input'];
  /** Whether what was done is undone. */
  isReversed: Scalars['Boolean']['input'];
};

/** Whom not to let in, and why. */
export type DeclineSignUpInput = {
  /** Words for the account's owner, who reads them. 1 to 500 characters. */
  note: Scalars['String']['input'];
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** A confirmation by password. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** Which note to delete. */
export type DeleteModeratorNoteInput = {
  /** The note's id. */
  noteId: Scalars['ID']['input'];
};

/** Which post to delete. */
export type DeletePostInput = {
  /** The post's id. */
  id: Scalars['ID']['input'];
};

/** Which quote to detach. */
export type DetachQuoteInput = {
  /** The id of the post that quotes a post of the viewer. */
  postId: Scalars['ID']['input'];
};

/** Which case. */
export type DismissCaseInput = {
  /** The case's id. */
  caseId: Scalars['ID']['input'];
};

/** Changes to the viewer's own post. Leave a field out to keep it. */
export type EditPostInput = {
  /** The post's `updatedAt` when the edit began. Null is refused; without it, the edit replaces whatever the post says now. */
  basedOn?: InputMaybe<Scalars['DateTime']['input']>;
  /** The address of a link in the text whose card it shows, as for a new post; that of the present card keeps it, and null takes it away. Without it, the card goes only with its address in the text, or for images or a video. */
  cardUrl?: InputMaybe<Scalars['String']['input']>;
  /** Up to 380 characters. Null is refused. */
  content?: InputMaybe<Scalars['String']['input']>;
  /** The post's id. */
  id: Scalars['ID']['input'];
  /** All images of the post: replaces the present ones. Null is refused; an empty list removes them. */
  images?: InputMaybe<Array<ImageInput>>;
  /** Whether its pictures or video are sensitive. Null is refused. While a moderator says so, this changes nothing. A change leaves `updatedAt` as it is. */
  isSensitive?: InputMaybe<Scalars['Boolean']['input']>;
  /** All links of the post: replaces the present ones. Null is refused; an empty list removes them. */
  links?: InputMaybe<Array<PostLinkInput>>;
  /** Who may quote it from now on. Null is refused. A change leaves `updatedAt` as it is. */
  quotePolicy?: InputMaybe<QuotePolicy>;
  /** Who may reply to it, if it is not a reply itself. Null is refused. A change leaves `updatedAt` as it is. */
  replyPolicy?: InputMaybe<ReplyPolicy>;
  /** The video of the post: replaces the present one. Null removes it. */
  video?: InputMaybe<VideoInput>;
};

/** Changes to the viewer's profile. A field that is left out stays as it is. */
export type EditProfileInput = {
  /** An image: a path on this server, or a URL on an allowed media origin. Null is refused. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** Up to 160 characters. Null clears it. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** An image: a path on this server, or a URL on an allowed media origin. Null is refused. */
  cover?: InputMaybe<Scalars['String']['input']>;
  /** Up to 30 characters. Null clears it. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 50 characters. Null is refused. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** An http or https URL of up to 200 characters. `https://` is added if there is no scheme. Null clears it. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to the settings of a site. A field that is left out stays as it is; null, like an empty text, takes back what administrators chose. */
export type EditSiteInput = {
  /** Up to 200 characters. */
  announcement?: InputMaybe<Scalars['String']['input']>;
  /** Up to 200 characters. */
  contact?: InputMaybe<Scalars['String']['input']>;
  /** Up to 300 characters. Null: the usual words. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** From 2 to 50. Null: reports alone hide nothing. */
  hideAfterReports?: InputMaybe<Scalars['Int']['input']>;
  /** The path of an image that the viewer uploaded to this server. Null: the usual mark. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** Up to 40 characters. Null: as the operator's setting `BRAND` says. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Up to 10,000 characters. */
  privacy?: InputMaybe<Scalars['String']['input']>;
  /** Up to 20 rules of up to 300 characters. */
  rules?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Null: as the operator's setting `SIGN_UP` says. */
  signUpMode?: InputMaybe<SignUpMode>;
  /** Null: everybody to themselves. */
  verifiedBy?: InputMaybe<VerifiedBy>;
};

/** Which invite to end. */
export type EndInviteInput = {
  /** Its code. */
  code: Scalars['String']['input'];
};

/** Which session to end. */
export type EndSessionInput = {
  /** The session, from `sessions`. */
  sessionId: Scalars['ID']['input'];
};

/** Which post's earlier texts to forget. */
export type EraseVersionsInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** What went wrong: the `extensions.code` of an error. */
export type ErrorCode =
  /** The account of the token is suspended: `Query.suspension` says why. Its session can delete the account and end, nothing else. */
  | 'ACCOUNT_SUSPENDED'
  /** No moderator has let the account of the token in: `Query.signUpRequest` says more. Its session can read, change the password, delete the account and end. */
  | 'ACCOUNT_WAITING'
  /** The viewer has appealed against this already. */
  | 'ALREADY_APPEALED'
  /** The request itself is wrong: its method, headers, body or size. */
  | 'BAD_REQUEST'
  /** The variables do not fit the operation. */
  | 'BAD_USER_INPUT'
  /** The server has too much to do, or its database does not answer. `retryAfterSeconds` says when to try again. */
  | 'BUSY'
  /** An account cannot follow itself. */
  | 'CANNOT_FOLLOW_SELF'
  /** Nobody can report themselves or their own posts. */
  | 'CANNOT_REPORT_SELF'
  /** Another moderator works on these reports, or they are resolved already. */
  | 'CASE_TAKEN'
  /** The password is right, and the account has two-step log-in: send a code too. */
  | 'CODE_REQUIRED'
  /** The password is right, but the code is wrong, too old, or was used already. */
  | 'CODE_WRONG'
  /** Demo accounts are shared: they do not allow this. */
  | 'DEMO_ACCOUNT_FIXED'
  /** The server runs only trusted documents, those that it knows by their hash, and this is not one. */
  | 'DOCUMENT_NOT_TRUSTED'
  /** The post has been edited since the edit began, so nothing is changed. */
  | 'EDITED_MEANWHILE'
  /** The link to a new email address was used or replaced, is too old, or never was one. */
  | 'EMAIL_LINK_INVALID'
  /** The document is not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document does not fit the schema. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** Another post has this id, or the same post was sent with other content. */
  | 'ID_TAKEN'
  /** The server made a mistake. */
  | 'INTERNAL'
  /** The password is wrong. */
  | 'INVALID_CREDENTIALS'
  /** An argument has a value that no request may have. `argument` names it, and `reason` says why. */
  | 'INVALID_INPUT'
  /** Signing up here takes an invite that works, and there was none. */
  | 'INVITE_INVALID'
  /** The site makes no cards of links. */
  | 'LINK_CARDS_OFF'
  /** This site sends no mail: whoever runs it makes links for new passwords. */
  | 'MAIL_OFF'
  /** Only its author can delete a post. */
  | 'NOT_AUTHOR_DELETE'
  /** Only the author of the quoted post can detach a quote. */
  | 'NOT_AUTHOR_DETACH'
  /** Only its author can edit a post. */
  | 'NOT_AUTHOR_EDIT'
  /** The viewer did not write the post, so they cannot pin it. */
  | 'NOT_AUTHOR_PIN'
  /** The viewer does not follow the account, so there are no reposts of it in Home to hide or show. */
  | 'NOT_FOLLOWING'
  /** There is no such post or account, or none that the viewer may see. */
  | 'NOT_FOUND'
  /** The viewer's role does not allow this, or not on this account. */
  | 'NOT_PERMITTED'
  /** The document has several operations, and the request names none of them. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The server knows no document with this hash: send its text. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The server takes no hashes of documents: send the text. Only older servers answer so. */
  | 'PERSISTED_QUERY_NOT_SUPPORTED'
  /** A moderator removed the post, or reports hide it, so its author can neither edit nor repost it. */
  | 'POST_REMOVED'
  /** The author of the post limits who can quote it, and the viewer is not among them. */
  | 'QUOTES_LIMITED'
  /** Too many requests or attempts. `retryAfterSeconds` and `retryAt` say when to try again, `rateLimit` names the limit. */
  | 'RATE_LIMITED'
  /** The author of the conversation limits who can reply, and the viewer is not among them. */
  | 'REPLIES_LIMITED'
  /** Somebody has answered the request already, or it is gone. */
  | 'REQUEST_ANSWERED'
  /** The link for a new password was used, is too old, or never was one. */
  | 'RESET_LINK_INVALID'
  /** Nobody can sign up on this site: whoever runs it creates the accounts. */
  | 'SIGN_UP_CLOSED'
  /** So many people wait to be let in that nobody can sign up for some days. */
  | 'SIGN_UP_FULL'
  /** Nobody can sign up from this network at the moment. */
  | 'SIGN_UP_REFUSED'
  /** The server's storage is full: it stores no uploads, posts, edits and new accounts until there is room. Everything else works. */
  | 'STORAGE_FULL'
  /** The operation asks for too much. `cost` says what it asks for (at least), and `limit` the most that is allowed. */
  | 'TOO_COMPLEX'
  /** The set-up of two-step log-in took too long, or it was turned on or off meanwhile: begin again. */
  | 'TWO_STEP_CHANGED'
  /** The viewer's role allows this only with two-step log-in: turn it on first. */
  | 'TWO_STEP_REQUIRED'
  /** The server lacks the right key for the secrets of two-step log-in. Recovery codes still work. */
  | 'TWO_STEP_UNAVAILABLE'
  /** There is no token, or it is no longer valid: log in. */
  | 'UNAUTHENTICATED'
  /** Another account has this username, in any letter case. */
  | 'USERNAME_TAKEN'
  /** A user entered something that cannot be used. `fields` lists each wrong field with a message for the user. */
  | 'VALIDATION_FAILED';

/** The order of the home feed. */
export type FeedFilter =
  /** Newest first. */
  | 'LATEST'
  /** Most liked first, then newest. */
  | 'TRENDING';

/** Which account to follow. */
export type FollowUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** Whose reposts to hide. */
export type HideRepostsInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** An image to put in a post. */
export type ImageInput = {
  /** A description for people who cannot see the image, up to 1,000 characters. */
  alt?: InputMaybe<Scalars['String']['input']>;
  /** Height in pixels, 1 to 100,000, if you know it. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** A path on this server, or a URL on an allowed media origin. */
  url: Scalars['String']['input'];
  /** Width in pixels, 1 to 100,000, if you know it. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Which post to like. */
export type LikePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** Whose badge to choose, and why. */
export type LockBadgeInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** The badge. Null or left out: none. */
  kind?: InputMaybe<VerifiedKind>;
  /** Words for the account's person. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The rule that was broken. `OTHER` if none was. */
  rule: ModerationRule;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** A username and a password. */
export type LogInInput = {
  /** A code from the authenticator app, or a recovery code. Required if the account has two-step log-in, which the error `CODE_REQUIRED` tells; elsewhere it is ignored. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. */
  password: Scalars['String']['input'];
  /** The username, in any letter case. */
  username: Scalars['String']['input'];
};

/** How far the viewer has seen the notifications. */
export type MarkNotificationsSeenInput = {
  /** The `mark` of the page that was shown. What was stored after that page was read is new, whatever its `at`: an event gets its time a moment before it is stored. So everything is new until a page that shows it was seen. */
  mark?: InputMaybe<Scalars['String']['input']>;
  /** In place of `mark`: all with an `at` until this moment that is stored at the time of this call, also what the viewer has not been shown. A moment in the future counts as now. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** Which post to mark as sensitive, and why. */
export type MarkPostSensitiveInput = {
  /** Words for the author. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The post's id. */
  postId: Scalars['ID']['input'];
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** What a moderator or an administrator did. */
export type ModerationKind =
  /** Let in a new account. */
  | 'APPROVE_SIGN_UP'
  /** Block a word in names, an email domain or a network. */
  | 'BLOCK_ENTRY'
  /** Give an account another role. */
  | 'CHANGE_ROLE'
  /** Decline a new account. */
  | 'DECLINE_SIGN_UP'
  /** Resolve them because no rule was broken. */
  | 'DISMISS_CASE'
  /** Change the settings of the site. */
  | 'EDIT_SITE'
  /** Hide a post, because enough people reported it, until a moderator decides. The server does this by itself. */
  | 'HIDE_POST'
  /** Choose the verified badge of an account, or none. */
  | 'LOCK_BADGE'
  /** Mark a post as sensitive. */
  | 'MARK_SENSITIVE'
  /** Delete an account for good. */
  | 'PURGE_ACCOUNT'
  /** Delete a picture or a video for good. */
  | 'PURGE_MEDIA'
  /** Delete a post for good. */
  | 'PURGE_POST'
  /** Give them back. */
  | 'RELEASE_CASE'
  /** Remove a post. */
  | 'REMOVE_POST'
  /** Remove all posts of a period. */
  | 'REMOVE_POSTS'
  /** Show a removed post again. */
  | 'RESTORE_POST'
  /** Show them again. */
  | 'RESTORE_POSTS'
  /** Limit an account. */
  | 'SILENCE'
  /** Suspend an account. */
  | 'SUSPEND'
  /** Take the reports of a post or an account. */
  | 'TAKE_CASE'
  /** Turn two-step log-in off for an account. Only the operator does. */
  | 'TURN_OFF_TWO_STEP'
  /** End such a block. */
  | 'UNBLOCK_ENTRY'
  /** Bring back the badge before, and let its person choose again. */
  | 'UNLOCK_BADGE'
  /** Take the mark off. */
  | 'UNMARK_SENSITIVE'
  /** End a limit. */
  | 'UNSILENCE'
  /** End a suspension. */
  | 'UNSUSPEND'
  /** Stop watching it. */
  | 'UNWATCH_WORD'
  /** Decide that an action stands, against which somebody appealed. */
  | 'UPHOLD_APPEAL'
  /** Warn an account. */
  | 'WARN'
  /** Watch a word. */
  | 'WATCH_WORD'
  /** Take back a warning. */
  | 'WITHDRAW_WARNING';

/** Which rule somebody broke. */
export type ModerationRule =
  /** Attacks on a person. */
  | 'HARASSMENT'
  /** Hatred of a group of people. */
  | 'HATE'
  /** What the law forbids. */
  | 'ILLEGAL_CONTENT'
  /** Posing as somebody else. */
  | 'IMPERSONATION'
  /** Another rule of the site. */
  | 'OTHER'
  /** Private information of other people. */
  | 'PRIVACY'
  /** Sexual content where it does not belong. */
  | 'SEXUAL_CONTENT'
  /** Unwanted advertising, or many similar posts. */
  | 'SPAM'
  /** Threats or praise of violence. */
  | 'VIOLENCE';

/** How long a word is muted. */
export type MuteDuration =
  /** Until it is unmuted. */
  | 'ALWAYS'
  /** For 24 hours. */
  | 'DAY'
  /** For 7 days. */
  | 'WEEK';

/** Which account to mute. */
export type MuteUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** Which word to mute, where and how long. */
export type MuteWordInput = {
  /** How long the word is muted. */
  duration?: MuteDuration;
  /** Where posts with the word do not appear. */
  place?: MutedWordPlace;
  /** A word, a phrase, or a hashtag with its `#`; at most 64 characters. */
  word: Scalars['String']['input'];
};

/** Where posts with a muted word do not appear. Profiles show them all. */
export type MutedWordPlace =
  /** Also on Explore and in the lists of hashtags. Conversations fold them until somebody presses. */
  | 'EVERYWHERE'
  /** On Home and in notifications. Conversations show them unfolded. */
  | 'HOME';

/** Which notifications to list. */
export type NotificationFilter =
  /** All that the viewer wants to know of. */
  | 'ALL'
  /** Posts and replies that mention the viewer. */
  | 'MENTIONS';

/** What happened. */
export type NotificationKind =
  /** Somebody follows the viewer. */
  | 'FOLLOW'
  /** Somebody likes a post of the viewer. */
  | 'LIKE'
  /** Somebody mentions the viewer in a post or a reply. A mention that an edit adds has the time of its post, so it is not new to somebody who has looked since. */
  | 'MENTION'
  /** Somebody quotes a post of the viewer. A reply to the viewer that also quotes is a reply; a quote that also mentions the viewer is a quote. */
  | 'QUOTE'
  /** Somebody replied to a post of the viewer. A reply that also mentions the viewer is a reply. */
  | 'REPLY'
  /** Somebody reposts a post of the viewer. */
  | 'REPOST';

/** Which post to pin. */
export type PinPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** A labelled link to show under a post. */
export type PostLinkInput = {
  /** 1 to 50 characters. Each label of a post must be different. */
  label: Scalars['String']['input'];
  /** An http or https URL of up to 2,000 characters. */
  url: Scalars['String']['input'];
};

/** A list that new posts come on top of. */
export type PostList =
  /** Every post that is not a reply, as `Query.posts`. */
  | 'EXPLORE'
  /** Posts of the viewer and of the accounts that the viewer follows, as `Query.feed`. */
  | 'HOME';

/** The order of `Query.searchPosts`. */
export type PostSearchOrder =
  /** The most liked first, then the newest. */
  | 'MOST_LIKED'
  /** The newest first. */
  | 'NEWEST';

/** What to delete for good, and why. */
export type PurgeInput = {
  /** Its id. For an upload, its address will do. */
  id: Scalars['ID']['input'];
  /** What it is. */
  kind: PurgeKind;
  /** The viewer's password. */
  password: Scalars['String']['input'];
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** What `purge` deletes. */
export type PurgeKind =
  /** An account. */
  | 'ACCOUNT'
  /** A picture or a video that was uploaded here. */
  | 'MEDIA'
  /** A post. */
  | 'POST';

/** Who may quote a post. Its author always may, and nobody may whom the author blocked. */
export type QuotePolicy =
  /** All who can see it. */
  | 'EVERYONE'
  /** The accounts that follow its author. */
  | 'FOLLOWERS'
  /** Nobody else. */
  | 'NOBODY';

/** Whether a quoted post is shown. */
export type QuoteState =
  /** It was deleted. */
  | 'DELETED'
  /** Its author detached it from the quoting post: nobody sees it there. */
  | 'DETACHED'
  /** It is shown. */
  | 'SHOWN'
  /** The viewer may not see it; the cause is not told. */
  | 'UNAVAILABLE';

/** Which case. */
export type ReleaseCaseInput = {
  /** The case's id. */
  caseId: Scalars['ID']['input'];
};

/** Which bookmark to remove. */
export type RemoveBookmarkInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** Which post to remove, and why. */
export type RemovePostInput = {
  /** Words for the author. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The post's id. */
  postId: Scalars['ID']['input'];
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** Whose posts to remove, of which time, and why. */
export type RemovePostsInput = {
  /** A case about the account or a post of it that this resolves too. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** The beginning of the time. */
  from: Scalars['DateTime']['input'];
  /** Words for the account's person. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** Its end; now, if that is later. */
  to: Scalars['DateTime']['input'];
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** A confirmation by password and code. */
export type RenewRecoveryCodesInput = {
  /** Six digits from the app, or a recovery code. */
  code: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The order of `Post.replies`. */
export type ReplyOrder =
  /** Those of the viewer and of accounts that the viewer follows first, the newest of them first. For a guest, the newest first. */
  | 'FOLLOWED_FIRST'
  /** The most liked first, then the newest. */
  | 'MOST_LIKED'
  /** The newest first. */
  | 'NEWEST';

/** Who may reply in a conversation. The author of its first post always may. */
export type ReplyPolicy =
  /** All who can see the first post or the reply that they answer. */
  | 'EVERYONE'
  /** The accounts that the author of the first post follows, and those that the post mentions. */
  | 'FOLLOWED'
  /** The accounts that the first post mentions. */
  | 'MENTIONED';

/** A new reply. It needs text, images or a video. */
export type ReplyToPostInput = {
  /** The address of a link in the text whose card it shows: the viewer must have got the card from `linkPreview` within a day. Otherwise, and with images, a video or a quote, the post has no card. A repeat under the same id leaves it as it is; an edit changes it. */
  cardUrl?: InputMaybe<Scalars['String']['input']>;
  /** Up to 380 characters. */
  content?: Scalars['String']['input'];
  /** 8 to 64 characters of `A–Z a–z 0–9 - _`, for example a UUID. Give one so that you can safely send the request again. If it is left out or null, the server creates one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Up to two images. Not together with a video. */
  images?: Array<ImageInput>;
  /** Whether its pictures or video are sensitive. */
  isSensitive?: Scalars['Boolean']['input'];
  /** Up to 10 labelled links. */
  links?: Array<PostLinkInput>;
  /** The post or reply to reply to. */
  parentId: Scalars['ID']['input'];
  /** Who may quote it. */
  quotePolicy?: QuotePolicy;
  /** The post or reply that it quotes. An edit does not change it. */
  quotedId?: InputMaybe<Scalars['ID']['input']>;
  /** A video. Not together with images. */
  video?: InputMaybe<VideoInput>;
};

/** Which post to report, and why. */
export type ReportPostInput = {
  /** Words for the moderators. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The post's id. */
  postId: Scalars['ID']['input'];
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** Which account to report, and why. */
export type ReportUserInput = {
  /** Words for the moderators. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** Which post to repost. */
export type RepostPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** A confirmation by password. */
export type RequestExportInput = {
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The email address of the account, in any case. */
  email: Scalars['String']['input'];
};

/** A new password for the account of a link. */
export type ResetPasswordInput = {
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
  /** What follows `#` in the link. */
  token: Scalars['String']['input'];
};

/** Which post to show again. */
export type RestorePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** What an account may do. Each role may do what those before it may. */
export type Role =
  /** Give roles, and read what moderators did. */
  | 'ADMIN'
  /** What everybody may. */
  | 'MEMBER'
  /** Read reports, suspend accounts and remove posts. */
  | 'MODERATOR';

/** What clients do with sensitive pictures and videos. */
export type SensitiveMedia =
  /** Cover them until somebody presses. */
  | 'BLUR'
  /** Leave them out. */
  | 'HIDE'
  /** Show them as others. */
  | 'SHOW';

/** The badge to show. */
export type SetVerifiedInput = {
  /** The kind of badge. Null or left out, it removes the badge. */
  kind?: InputMaybe<VerifiedKind>;
};

/** Whose reposts to show again. */
export type ShowRepostsInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** A new account. */
export type SignUpInput = {
  /** A line about oneself, of up to 200 characters, for the moderator who decides. It is ignored where no moderator does. */
  about?: InputMaybe<Scalars['String']['input']>;
  /** The same password again. */
  confirmPassword: Scalars['String']['input'];
  /** An email address of up to 254 characters. Nobody else sees it. */
  email: Scalars['String']['input'];
  /** The code of an invite. Where sign-up is by invitation, it is required; elsewhere it is ignored. */
  invite?: InputMaybe<Scalars['String']['input']>;
  /** The full name, 1 to 50 characters. */
  name: Scalars['String']['input'];
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
  /** 1 to 30 characters of `A–Z a–z 0–9 _`. */
  username: Scalars['String']['input'];
};

/** Who can sign up. */
export type SignUpMode =
  /** Everybody; a moderator lets each account in. */
  | 'BY_APPROVAL'
  /** Whoever has an invite. */
  | 'BY_INVITE'
  /** Nobody. The operator creates accounts. */
  | 'CLOSED'
  /** Everybody. */
  | 'OPEN';

/** How far the moderators are with a new account. */
export type SignUpRequestState =
  /** A moderator declined it. */
  | 'DECLINED'
  /** It waits. */
  | 'OPEN';

/** Whom to limit, and why. */
export type SilenceUserInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Words for the account's person. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** Until when. Null or left out: for good. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** A confirmation by password. */
export type StartTwoStepInput = {
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** A browser's subscription to push messages (RFC 8030), as its `toJSON` shows it. */
export type SubscribeToPushInput = {
  /** The secret that the messages are encrypted with, in base64url. */
  auth: Scalars['String']['input'];
  /** The address at the browser's push service. Only services that this server knows are accepted. */
  endpoint: Scalars['String']['input'];
  /** The browser's public key, in base64url. */
  p256dh: Scalars['String']['input'];
};

/** Whom to suspend, and why. */
export type SuspendUserInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Words for the account's owner, who reads them at the next log-in. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** Until when. Null or left out: for good. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** Which case. */
export type TakeCaseInput = {
  /** The case's id. */
  caseId: Scalars['ID']['input'];
};

/** The period of `Query.topPosts`, up to now, to the minute. */
export type TopWindow =
  /** All time. */
  | 'ALL'
  /** The last 24 hours. */
  | 'DAY'
  /** The last 7 days. */
  | 'WEEK'
  /** The last 365 days. */
  | 'YEAR';

/** A confirmation by password and code. */
export type TurnOffTwoStepInput = {
  /** Six digits from the app, or a recovery code. */
  code: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** A set-up of two-step log-in, with a code that shows that the app has the secret. */
export type TurnOnTwoStepInput = {
  /** Six digits from the app. */
  code: Scalars['String']['input'];
  /** From `startTwoStep`, in the same session, at most 30 minutes ago. */
  setUp: Scalars['String']['input'];
};

/** Which block to end. */
export type UnblockEntryInput = {
  /** The entry's id. */
  entryId: Scalars['ID']['input'];
};

/** Which account to block no longer. */
export type UnblockUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** Which decision to take back. */
export type UndoDecisionInput = {
  /** The id of its action in the log. */
  actionId: Scalars['ID']['input'];
};

/** Which repost to take back. */
export type UndoRepostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** Which account to stop following. */
export type UnfollowUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** Which post to unlike. */
export type UnlikePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** Which post to take the mark off. */
export type UnmarkPostSensitiveInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** Which account to mute no longer. */
export type UnmuteUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** Which word to mute no longer. */
export type UnmuteWordInput = {
  /** The word, in any spelling that counts as the same. */
  word: Scalars['String']['input'];
};

/** Which post to take off the profile. */
export type UnpinPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** A browser that gets no more push messages. */
export type UnsubscribeFromPushInput = {
  /** As in `SubscribeToPushInput`. */
  endpoint: Scalars['String']['input'];
};

/** Whose suspension to end. */
export type UnsuspendUserInput = {
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** What to watch no more. */
export type UnwatchWordInput = {
  /** The word, the phrase or the hashtag. */
  word: Scalars['String']['input'];
};

/** Who gives verified badges. */
export type VerifiedBy =
  /** Administrators. Everybody keeps the badge that they have, and may give it back. */
  | 'BY_ADMIN'
  /** Everybody to themselves. */
  | 'SELF_SERVICE';

/** Whom a verified badge stands for. */
export type VerifiedKind =
  /** A person. */
  | 'INDIVIDUAL'
  /** A company, community or other organization. */
  | 'ORGANIZATION';

/** A video to put in a post. */
export type VideoInput = {
  /** Height in pixels, 1 to 100,000, if you know it. */
  height?: InputMaybe<Scalars['Int']['input']>;
  /** An image to show before it plays: a path on this server, or a URL on an allowed media origin. */
  poster?: InputMaybe<Scalars['String']['input']>;
  /** A path on this server, or a URL on an allowed media origin. */
  url: Scalars['String']['input'];
  /** Width in pixels, 1 to 100,000, if you know it. */
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** Whom to warn, and why. */
export type WarnUserInput = {
  /** A case about a post of the account that this resolves too. */
  caseId?: InputMaybe<Scalars['ID']['input']>;
  /** Words for the account's person. Up to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** What to watch. */
export type WatchWordInput = {
  /** A word, a phrase or a `#hashtag`, up to 64 characters. It is found as a whole word, whatever the case and accents. */
  word: Scalars['String']['input'];
};

/** What to note about whom. */
export type WriteModeratorNoteInput = {
  /** The words: up to 500 characters. */
  text: Scalars['String']['input'];
  /** The account's id. */
  userId: Scalars['ID']['input'];
};
