import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRow } from '../users/user.row.ts';
import type { PostRow, QuoteRow, PostImage, PostVideo } from '../posts/post.row.ts';
import type { LinkCardRow } from '../linkCards/linkCard.row.ts';
import type { NotificationRow } from '../notifications/notification.row.ts';
import type { SessionDocument } from '../auth/session.model.ts';
import type { TwoStepState } from '../twoStep/twoStep.service.ts';
import type { CaseRow, ReportRow, AppealRow } from '../moderation/report.row.ts';
import type { AccountRow, NoteRow } from '../moderation/accounts.read.ts';
import type { RequestRow } from '../auth/waiting.ts';
import type { DecisionRow } from '../moderation/decisions.read.ts';
import type { BlockedEntryDocument } from '../blocklist/blockedEntry.model.ts';
import type { InviteDocument } from '../invites/invite.model.ts';
import type { ActionDocument } from '../moderation/action.model.ts';
import type { Context } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A time as ISO 8601 in UTC with milliseconds, for example `2026-11-20T18:05:09.120Z`. */
  DateTime: { input: Date; output: Date; }
};

/** Whether others see an account. */
export type AccountState =
  /** They do. */
  | 'ACTIVE'
  /** It is suspended. */
  | 'SUSPENDED'
  /** It waits to be let in, or was declined. */
  | 'WAITING';

/** What somebody says against what a moderator did. Only that person and moderators see it. */
export type Appeal = Node & {
  __typename?: 'Appeal';
  /** What whoever decided wrote to the person. May be empty. */
  answer: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** When it was decided. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Begins with `appeal:`; never changes. */
  id: Scalars['ID']['output'];
  /** Whether the viewer did what the appeal is about. Then another moderator decides, if there is one. */
  isOfOwnAction: Scalars['Boolean']['output'];
  /** The post, or the profile, as it was when the person appealed. */
  kept: KeptCopy;
  /** What was done. */
  kind: ModerationKind;
  /** The id of the post; null for a suspension. */
  postId?: Maybe<Scalars['ID']['output']>;
  /** The rule that was broken, as the moderator said. */
  rule: ModerationRule;
  /** How far it is. */
  state: AppealState;
  /** Whose appeal it is. */
  userId: Scalars['ID']['output'];
  /** What that person may do. Nobody can decide about an equal or a higher role. Null in the viewer's own appeals. */
  userRole?: Maybe<Role>;
  /** The person's words. */
  words: Scalars['String']['output'];
};

/** A page of appeals. */
export type AppealConnection = {
  __typename?: 'AppealConnection';
  /** The appeals of the page, in the order of the list, also when it is read from its end. */
  edges: Array<AppealEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
};

/** An appeal and its cursor in a list. */
export type AppealEdge = {
  __typename?: 'AppealEdge';
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The appeal. */
  node: Appeal;
};

/** Against what to appeal, and why. */
export type AppealInput = {
  /** The decision about the account. Null or left out: something else. */
  decisionId?: InputMaybe<Scalars['ID']['input']>;
  /** The post that was removed or marked. If this and `decisionId` are null: the suspension of the account. */
  postId?: InputMaybe<Scalars['ID']['input']>;
  /** Why it was wrong. Up to 500 characters. */
  words: Scalars['String']['input'];
};

/** The appeal. */
export type AppealPayload = {
  __typename?: 'AppealPayload';
  /** The appeal, which waits for a decision. */
  appeal: Appeal;
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

/** The action. */
export type ApproveSignUpPayload = {
  __typename?: 'ApproveSignUpPayload';
  /** The row in the log. */
  action: ModerationAction;
};

/** A new session. */
export type AuthPayload = {
  __typename?: 'AuthPayload';
  /** Set if no moderator has let the account in. Until one does, its token is good for reading, `Query.signUpRequest`, `changePassword`, `deleteAccount` and `logOut`. */
  signUpRequest?: Maybe<SignUpRequest>;
  /** Set if the account is suspended. Its token is good for `Query.suspension`, `deleteAccount` and `logOut`, until the suspension ends. */
  suspension?: Maybe<Suspension>;
  /** Send it as `authorization: Bearer <token>`. Valid for seven days. */
  token: Scalars['String']['output'];
  /** The account that is now logged in. */
  user: User;
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

/** The entry. */
export type BlockEntryPayload = {
  __typename?: 'BlockEntryPayload';
  /** The row in the log. */
  action: ModerationAction;
  /** The entry, as it is compared. */
  entry: BlockedEntry;
};

/** Which account to block. */
export type BlockUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** The result of blocking an account. */
export type BlockUserPayload = {
  __typename?: 'BlockUserPayload';
  /** The account as it is now. */
  user: User;
};

/** What nobody may sign up with. Only moderators see it. */
export type BlockedEntry = Node & {
  __typename?: 'BlockedEntry';
  /** When it was blocked. */
  at: Scalars['DateTime']['output'];
  /** Begins with `blocked:`; never changes. */
  id: Scalars['ID']['output'];
  /** What it is. */
  kind: BlockedKind;
  /** When it ends. Null: never. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** The word, domain or network, as it is compared. */
  value: Scalars['String']['output'];
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

/** The result of saving a post. */
export type BookmarkPostPayload = {
  __typename?: 'BookmarkPostPayload';
  /** The post as it is now. */
  post: Post;
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

/** The result of a change of email address. */
export type ChangeEmailPayload = {
  __typename?: 'ChangeEmailPayload';
  /** Where a link was sent, if the new address counts only once it is confirmed. */
  confirmationSentTo?: Maybe<Scalars['String']['output']>;
  /** The account as it is now. */
  user: User;
};

/** A change of password. */
export type ChangePasswordInput = {
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 128 characters. */
  newPassword: Scalars['String']['input'];
};

/** The result of a change of password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** The account. */
  user: User;
};

/** Who gets which role. */
export type ChangeRoleInput = {
  /** The new role. */
  role: Role;
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** The action. */
export type ChangeRolePayload = {
  __typename?: 'ChangeRolePayload';
  /** The row in the log. Null if the account has this role already. */
  action?: Maybe<ModerationAction>;
};

/** Which notifications to get. */
export type ChooseNotificationsInput = {
  /** The kinds that the viewer wants; an empty list for none. */
  kinds: Array<NotificationKind>;
};

/** The chosen kinds. */
export type ChooseNotificationsPayload = {
  __typename?: 'ChooseNotificationsPayload';
  /** As `Query.unreadNotifications`. */
  unreadNotifications: Scalars['Int']['output'];
  /** The viewer's account. */
  user: User;
};

/** What to do with sensitive pictures and videos. */
export type ChooseSensitiveMediaInput = {
  /** The choice. */
  choice: SensitiveMedia;
};

/** The result of a choice. */
export type ChooseSensitiveMediaPayload = {
  __typename?: 'ChooseSensitiveMediaPayload';
  /** The viewer's account. */
  user: User;
};

/** The link to a new email address. */
export type ConfirmEmailInput = {
  /** What follows `#` in the link. */
  token: Scalars['String']['input'];
};

/** The result of confirming an email address. */
export type ConfirmEmailPayload = {
  __typename?: 'ConfirmEmailPayload';
  /** The account. */
  username: Scalars['String']['output'];
};

/** How often and how long an invite works. */
export type CreateInviteInput = {
  /** After how many days it ends: 1 to 30. */
  days?: Scalars['Int']['input'];
  /** How many accounts it may make: 1 to 10, for moderators to 100. */
  uses?: Scalars['Int']['input'];
};

/** The new invite. */
export type CreateInvitePayload = {
  __typename?: 'CreateInvitePayload';
  /** It works at once. */
  invite: Invite;
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

/** The result of publishing a post. */
export type CreatePostPayload = {
  __typename?: 'CreatePostPayload';
  /** The post. Its author has the new `postCount`. */
  post: Post;
};

/** A new thread. */
export type CreateThreadInput = {
  /** 2 to 25 posts, from the first on. A request has at most 100,000 bytes. Its `replyPolicy` holds for the whole thread: those of the others do nothing. A wrong field is named with its post, such as `posts.0.content`. */
  posts: Array<CreatePostInput>;
};

/** The result of publishing a thread. */
export type CreateThreadPayload = {
  __typename?: 'CreateThreadPayload';
  /** The posts, from the first on. */
  posts: Array<Post>;
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

/** The decision. */
export type DecideAppealPayload = {
  __typename?: 'DecideAppealPayload';
  /** The row in the log. Null if what was done had been undone already. */
  action?: Maybe<ModerationAction>;
  /** The appeal as it is now. */
  appeal: Appeal;
};

/** What a moderator decided about an account. Only its person reads it. */
export type Decision = Node & {
  __typename?: 'Decision';
  /** The appeal against it, if there is one. Against what was deleted for good nobody can appeal. */
  appeal?: Maybe<Appeal>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** The badge that was chosen. Null: none, or something else was decided. */
  badge?: Maybe<VerifiedKind>;
  /** How many they were. */
  count?: Maybe<Scalars['Int']['output']>;
  /** If the posts of a period were removed: its start. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** Begins with `decision:`; never changes. */
  id: Scalars['ID']['output'];
  /** What was decided. */
  kind: ModerationKind;
  /** The moderator's words. May be empty. */
  note: Scalars['String']['output'];
  /** The id of the post whose reports led to it, if it was one. The post may have been deleted since. */
  postId?: Maybe<Scalars['ID']['output']>;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** Its end. */
  to?: Maybe<Scalars['DateTime']['output']>;
  /** The end of a limit. Null: for good, or something else. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Whom not to let in, and why. */
export type DeclineSignUpInput = {
  /** Words for the account's owner, who reads them. 1 to 500 characters. */
  note: Scalars['String']['input'];
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** The action. */
export type DeclineSignUpPayload = {
  __typename?: 'DeclineSignUpPayload';
  /** The row in the log. */
  action: ModerationAction;
};

/** A confirmation by password. */
export type DeleteAccountInput = {
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The result of deleting an account. */
export type DeleteAccountPayload = {
  __typename?: 'DeleteAccountPayload';
  /** The id of what was deleted. */
  deletedUserId: Scalars['ID']['output'];
};

/** Which note to delete. */
export type DeleteModeratorNoteInput = {
  /** The note's id. */
  noteId: Scalars['ID']['input'];
};

/** The account without the note. */
export type DeleteModeratorNotePayload = {
  __typename?: 'DeleteModeratorNotePayload';
  /** The account. */
  account: ModeratedAccount;
};

/** Which post to delete. */
export type DeletePostInput = {
  /** The post's id. */
  id: Scalars['ID']['input'];
};

/** The result of deleting a post or a reply. */
export type DeletePostPayload = {
  __typename?: 'DeletePostPayload';
  /** Its author, with the new `postCount`. */
  author: User;
  /** The id of what was deleted. */
  deletedPostId: Scalars['ID']['output'];
  /** The parent of a deleted reply, with the new `replyCount`; null for a post. */
  parent?: Maybe<Post>;
  /** What it quoted, with the new `quoteCount`; null if that was nothing or is not shown to the viewer. */
  quoted?: Maybe<Post>;
};

/** An account that anyone may log in as. */
export type DemoAccount = {
  __typename?: 'DemoAccount';
  /** Its password, public by design. */
  password: Scalars['String']['output'];
  /** The account. */
  user: User;
};

/** Which quote to detach. */
export type DetachQuoteInput = {
  /** The id of the post that quotes a post of the viewer. */
  postId: Scalars['ID']['input'];
};

/** The result of detaching a quote. */
export type DetachQuotePayload = {
  __typename?: 'DetachQuotePayload';
  /** The quoting post, whose `quoted` is DETACHED now. Null if the viewer may not see it. */
  post?: Maybe<Post>;
  /** The viewer's post, with the new `quoteCount`. */
  quotedPost: Post;
};

/** Which case. */
export type DismissCaseInput = {
  /** The case's id. */
  caseId: Scalars['ID']['input'];
};

/** The case and the action. */
export type DismissCasePayload = {
  __typename?: 'DismissCasePayload';
  /** The row in the log. Null if it was dismissed already. */
  action?: Maybe<ModerationAction>;
  /** The case as it is now. */
  case: ReportCase;
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

/** The result of editing a post. */
export type EditPostPayload = {
  __typename?: 'EditPostPayload';
  /** The post as it is now. */
  post: Post;
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

/** The result of editing a profile. */
export type EditProfilePayload = {
  __typename?: 'EditProfilePayload';
  /** The account as it is now. */
  user: User;
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

/** The site. */
export type EditSitePayload = {
  __typename?: 'EditSitePayload';
  /** The row in the log. */
  action: ModerationAction;
  /** How it is now. */
  site: Site;
};

/** Which invite to end. */
export type EndInviteInput = {
  /** Its code. */
  code: Scalars['String']['input'];
};

/** The result of ending an invite. */
export type EndInvitePayload = {
  __typename?: 'EndInvitePayload';
  /** Whether it was there. */
  ended: Scalars['Boolean']['output'];
};

/** The result of ending other sessions. */
export type EndOtherSessionsPayload = {
  __typename?: 'EndOtherSessionsPayload';
  /** How many sessions ended. */
  endedCount: Scalars['Int']['output'];
};

/** Which session to end. */
export type EndSessionInput = {
  /** The session, from `sessions`. */
  sessionId: Scalars['ID']['input'];
};

/** The result of ending a session. */
export type EndSessionPayload = {
  __typename?: 'EndSessionPayload';
  /** Whether the viewer had this session and it was open. It is not open now. */
  ended: Scalars['Boolean']['output'];
};

/** Which post's earlier texts to forget. */
export type EraseVersionsInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of forgetting the earlier texts of a post. */
export type EraseVersionsPayload = {
  __typename?: 'EraseVersionsPayload';
  /** The post, whose `versions` are empty now. */
  post: Post;
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

/** The result of following an account. */
export type FollowUserPayload = {
  __typename?: 'FollowUserPayload';
  /** The account followed, with the new `followerCount`. */
  user: User;
  /** The viewer, with the new `followingCount`. */
  viewer: User;
};

/** Whose reposts to hide. */
export type HideRepostsInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** The result of hiding an account's reposts. */
export type HideRepostsPayload = {
  __typename?: 'HideRepostsPayload';
  /** The account as it is now. */
  user: User;
};

/** An image in a post. */
export type Image = {
  __typename?: 'Image';
  /** A description for people who cannot see the image, if its author gave one. */
  alt?: Maybe<Scalars['String']['output']>;
  /** The full URL. */
  fullUrl: Scalars['String']['output'];
  /** Height in pixels, if known. */
  height?: Maybe<Scalars['Int']['output']>;
  /** A tiny picture as a `data:` URL, to show until the image has loaded. Null for images that were not uploaded to this server. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** A path on this server, or a full URL. */
  url: Scalars['String']['output'];
  /** Width in pixels, if known. */
  width?: Maybe<Scalars['Int']['output']>;
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

/** What the reader of an invite learns of it. */
export type Invitation = {
  __typename?: 'Invitation';
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** Who invites. Null if it is whoever runs the site. */
  inviter?: Maybe<User>;
};

/** A code to sign up with where sign-up is by invitation. It ends when its maker's account does. */
export type Invite = {
  __typename?: 'Invite';
  /** What follows `/signup#invite=` in the link. */
  code: Scalars['String']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** How many accounts it may make in all. */
  uses: Scalars['Int']['output'];
  /** How many it may still make. */
  usesLeft: Scalars['Int']['output'];
};

/** A post or an account as it was when it was reported. Edits and deletion do not change it. It is kept until 30 days after the reports were resolved. */
export type KeptCopy = {
  __typename?: 'KeptCopy';
  /** The name of the account, or of the author. */
  name: Scalars['String']['output'];
  /** Null unless a post was reported. */
  post?: Maybe<KeptPost>;
  /** Null unless an account was reported. */
  profile?: Maybe<KeptProfile>;
  /** The username of the account, or of the author. */
  username: Scalars['String']['output'];
};

/** A post as it was when it was reported. */
export type KeptPost = {
  __typename?: 'KeptPost';
  /** What it showed of a page that its text links to. */
  card?: Maybe<LinkCard>;
  /** The text. */
  content: Scalars['String']['output'];
  /** Its images. */
  images: Array<Image>;
  /** Its links. */
  links: Array<PostLink>;
  /** What it quoted; null if that was nothing, or was purged since. */
  quoted?: Maybe<KeptQuote>;
  /** Its video. */
  video?: Maybe<Video>;
};

/** The profile of an account as it was when it was reported. */
export type KeptProfile = {
  __typename?: 'KeptProfile';
  /** A path on this server, or a full URL. */
  avatar: Scalars['String']['output'];
  /** The text about the account. */
  bio: Scalars['String']['output'];
  /** A path on this server, or a full URL. */
  cover: Scalars['String']['output'];
  /** The place. */
  location: Scalars['String']['output'];
  /** The website. */
  website: Scalars['String']['output'];
};

/** A quoted post as it was when the post that quotes it was reported. */
export type KeptQuote = {
  __typename?: 'KeptQuote';
  /** The text. */
  content: Scalars['String']['output'];
  /** Its images. */
  images: Array<Image>;
  /** Its links. */
  links: Array<PostLink>;
  /** The name of its author. */
  name: Scalars['String']['output'];
  /** Its id. The post may be deleted by now. */
  postId: Scalars['ID']['output'];
  /** The username of its author. */
  username: Scalars['String']['output'];
  /** Its video. */
  video?: Maybe<Video>;
};

/** Which post to like. */
export type LikePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of liking a post. */
export type LikePostPayload = {
  __typename?: 'LikePostPayload';
  /** The post as it is now. */
  post: Post;
};

/** What a post shows of a page that its text links to: as the page said when its author looked at it. */
export type LinkCard = {
  __typename?: 'LinkCard';
  /** What the page says of itself: one line of at most 301 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** The picture of the page, as an upload of the author. */
  image?: Maybe<Image>;
  /** What the page calls its site, which need not be true: one line of at most 101 characters. */
  siteName?: Maybe<Scalars['String']['output']>;
  /** The title of the page: one line of at most 201 characters. */
  title: Scalars['String']['output'];
  /** Where it leads: an address in the text of the post. */
  url: Scalars['String']['output'];
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

/** The choice. */
export type LockBadgePayload = {
  __typename?: 'LockBadgePayload';
  /** The row in the log. */
  action: ModerationAction;
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

/** The result of a log-out. */
export type LogOutPayload = {
  __typename?: 'LogOutPayload';
  /** Whether there was an open session to end. */
  ended: Scalars['Boolean']['output'];
};

/** The viewer, who has read the decisions. */
export type MarkDecisionsReadPayload = {
  __typename?: 'MarkDecisionsReadPayload';
  /** The viewer. */
  user: User;
};

/** How far the viewer has seen the notifications. */
export type MarkNotificationsSeenInput = {
  /** The `mark` of the page that was shown. What was stored after that page was read is new, whatever its `at`: an event gets its time a moment before it is stored. So everything is new until a page that shows it was seen. */
  mark?: InputMaybe<Scalars['String']['input']>;
  /** In place of `mark`: all with an `at` until this moment that is stored at the time of this call, also what the viewer has not been shown. A moment in the future counts as now. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** How many notifications are still new. */
export type MarkNotificationsSeenPayload = {
  __typename?: 'MarkNotificationsSeenPayload';
  /** As `Query.unreadNotifications`. */
  unreadNotifications: Scalars['Int']['output'];
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

/** The action. */
export type MarkPostSensitivePayload = {
  __typename?: 'MarkPostSensitivePayload';
  /** The row in the log. Null if a moderator marked the post already. */
  action?: Maybe<ModerationAction>;
};

/** An account as moderators see it. */
export type ModeratedAccount = Node & {
  __typename?: 'ModeratedAccount';
  /** The profile picture: a path on this server, or a full URL. */
  avatar: Scalars['String']['output'];
  /** The reports about it and its posts, latest first. */
  cases: ReportCaseConnection;
  /** How many accounts follow it. */
  followerCount: Scalars['Int']['output'];
  /** What moderators and administrators did about it and its posts, latest first. */
  history: ModerationActionConnection;
  /** Begins with `account:`; never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is limited, as `User.isLimited` says. */
  isLimited: Scalars['Boolean']['output'];
  /** When it signed up. */
  joinedAt: Scalars['DateTime']['output'];
  /** The end of that. Null: for good, or it is not limited. */
  limitedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The full name. */
  name: Scalars['String']['output'];
  /** What moderators noted about it, latest first. */
  notes: Array<ModeratorNote>;
  /** How many posts it has, without replies. */
  postCount: Scalars['Int']['output'];
  /** What its person may do. */
  role: Role;
  /** Whether others see it. */
  state: AccountState;
  /** The end of its suspension. Null: for good, or it is not suspended. */
  suspendedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the account in the rest of the API. */
  userId: Scalars['ID']['output'];
  /** The username. */
  username: Scalars['String']['output'];
};


/** An account as moderators see it. */
export type ModeratedAccountCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An account as moderators see it. */
export type ModeratedAccountHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** One action in the log of moderation, which is never changed. It holds ids, rules and times, and no words. */
export type ModerationAction = Node & {
  __typename?: 'ModerationAction';
  /** The id of the account that did it. Null: the operator of the site, with the command `linnet`, or for `HIDE_POST` the server. The account may have been deleted since. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** When it was done. */
  at: Scalars['DateTime']['output'];
  /** The id of the case that was taken, given back or dismissed. */
  caseId?: Maybe<Scalars['ID']['output']>;
  /** How many they were. */
  count?: Maybe<Scalars['Int']['output']>;
  /** The id of the entry that was blocked or ended. The entry may be gone. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** If the posts of a period were removed: its start. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** A hash of this action and of the hash before it, so that no earlier action can be changed unseen. */
  hash: Scalars['String']['output'];
  /** Begins with `action:`; never changes. */
  id: Scalars['ID']['output'];
  /** What was done. */
  kind: ModerationKind;
  /** The id of the upload that it concerns, if it is one. It is deleted. */
  mediaId?: Maybe<Scalars['ID']['output']>;
  /** Actions are numbered from 1, without gaps. */
  number: Scalars['Int']['output'];
  /** The id of the post that it concerns, if it is one. The post may have been deleted since. */
  postId?: Maybe<Scalars['ID']['output']>;
  /** The hash of the action before; empty for the first. */
  previousHash: Scalars['String']['output'];
  /** The new role. */
  role?: Maybe<Role>;
  /** The rule that was broken, if one was named. */
  rule?: Maybe<ModerationRule>;
  /** Its end. */
  to?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the decision's action that this one takes back. */
  undoes?: Maybe<Scalars['ID']['output']>;
  /** The end of a suspension or a limit. Null: for good. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** The id of the account that it concerns, if it is one. The account may have been deleted since. */
  userId?: Maybe<Scalars['ID']['output']>;
};

/** A page of actions. */
export type ModerationActionConnection = {
  __typename?: 'ModerationActionConnection';
  /** The actions of the page, in the order of the list, also when it is read from its end. */
  edges: Array<ModerationActionEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
};

/** An action and its cursor in a list. */
export type ModerationActionEdge = {
  __typename?: 'ModerationActionEdge';
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The action. */
  node: ModerationAction;
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

/** What a moderator noted about an account, for moderators alone. */
export type ModeratorNote = {
  __typename?: 'ModeratorNote';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Who wrote it. Null if that account is deleted. */
  author?: Maybe<User>;
  /** When it is deleted. */
  expiresAt: Scalars['DateTime']['output'];
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** Whether that is the viewer. */
  isOwn: Scalars['Boolean']['output'];
  /** The words. */
  text: Scalars['String']['output'];
};

/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Appeal against what a moderator did with the viewer's post, or decided about the account, or, also in the session of a suspended account, against its suspension. Once for each action: then it is refused with `ALREADY_APPEALED`. Administrators cannot, because nobody who decides is above them. */
  appeal?: Maybe<AppealPayload>;
  /** Let in an account that waits. Its sessions can do everything from then on. Refused with `REQUEST_ANSWERED` if somebody was faster. For moderators. */
  approveSignUp?: Maybe<ApproveSignUpPayload>;
  /** Block a word in names, an email domain or a network. If it is blocked already, it only gets the new end. For moderators. */
  blockEntry?: Maybe<BlockEntryPayload>;
  /** Block an account: neither sees the other, and follows between them end. Likes, reposts, bookmarks and replies stay, hidden from each other. Blocking it again changes nothing. */
  blockUser?: Maybe<BlockUserPayload>;
  /** Save a post for later. Saving it again changes nothing. */
  bookmarkPost?: Maybe<BookmarkPostPayload>;
  /** Set a new email address. Requires the password. Where the site sends mail, the address counts once `confirmEmail` got the link that was sent there. Refused for demo accounts. */
  changeEmail?: Maybe<ChangeEmailPayload>;
  /** Set a new password and end all other sessions of the account. Refused for demo accounts. */
  changePassword?: Maybe<ChangePasswordPayload>;
  /** Give an account another role. For administrators, on accounts with a lower role; they may step down themselves, but not the last one. */
  changeRole?: Maybe<ChangeRolePayload>;
  /** Choose which kinds of notifications the viewer wants. The others are neither listed nor counted. */
  chooseNotifications?: Maybe<ChooseNotificationsPayload>;
  /** Choose what clients do with sensitive pictures and videos that the viewer meets. */
  chooseSensitiveMedia?: Maybe<ChooseSensitiveMediaPayload>;
  /** Make the address to which a link was sent that of the account. A link works once, for a day, and needs no session. */
  confirmEmail?: Maybe<ConfirmEmailPayload>;
  /** Make an invite: a code with which others sign up where sign-up is by invitation. Members have at most 5 open at a time, moderators 50. Refused for demo accounts. */
  createInvite?: Maybe<CreateInvitePayload>;
  /** Publish a post. It is safe to send the same post with the same id again: the existing post is returned. The same id with other content is refused with `ID_TAKEN`. */
  createPost?: Maybe<CreatePostPayload>;
  /** Publish several posts at once, of which each answers the one before it: all, or none if one is refused. It is safe to send the same posts with the same ids again. */
  createThread?: Maybe<CreateThreadPayload>;
  /** Decide an appeal: the action stands, or is undone. For moderators, on appeals of accounts with a lower role. Refused to the moderator who acted, if another one could decide. */
  decideAppeal?: Maybe<DecideAppealPayload>;
  /** Decline an account that waits. Its owner reads why; it is deleted after 30 days. Refused with `REQUEST_ANSWERED` if somebody was faster. For moderators. */
  declineSignUp?: Maybe<DeclineSignUpPayload>;
  /** Delete the account of the token, suspended or not, with all its posts, replies, likes, bookmarks and follows. Refused for demo accounts. */
  deleteAccount?: Maybe<DeleteAccountPayload>;
  /** Delete such a note of one's own. Administrators may delete those of others, too. For moderators. */
  deleteModeratorNote?: Maybe<DeleteModeratorNotePayload>;
  /** Delete the viewer's own post with all replies below it and their likes, reposts and bookmarks. */
  deletePost?: Maybe<DeletePostPayload>;
  /** Take a post of the viewer out of a post that quotes it, for everybody and for good. If it was detached before, nothing changes. Only for the author of the quoted post. */
  detachQuote?: Maybe<DetachQuotePayload>;
  /** Resolve a case because no rule was broken. Dismissing it again changes nothing. For moderators, on what is not about themselves or a higher role. */
  dismissCase?: Maybe<DismissCasePayload>;
  /** Edit the viewer's own post. Leave a field out to keep it. If nothing changes, `updatedAt` stays the same. With `basedOn`, an edit does not replace another one that it does not know: it is refused with `EDITED_MEANWHILE`. */
  editPost?: Maybe<EditPostPayload>;
  /** Change the viewer's profile. Leave a field out to keep it. Null clears `bio`, `location` or `website`. */
  editProfile?: Maybe<EditProfilePayload>;
  /** Change the settings of the site, on all servers at once. For administrators. */
  editSite?: Maybe<EditSitePayload>;
  /** End an invite of the viewer. Who signed up with it stays. If there is none, nothing changes. */
  endInvite?: Maybe<EndInvitePayload>;
  /** End all sessions of the viewer except this one. Refused for demo accounts, because users share them. */
  endOtherSessions?: Maybe<EndOtherSessionsPayload>;
  /** End one session of the viewer. Safe to repeat. Refused for demo accounts. */
  endSession?: Maybe<EndSessionPayload>;
  /** Forget what a post of the viewer said before its edits, for good. Only for its author. */
  eraseVersions?: Maybe<EraseVersionsPayload>;
  /** Follow an account. Following it again changes nothing. */
  followUser?: Maybe<FollowUserPayload>;
  /** Leave an account's reposts out of the viewer's Home, for as long as the viewer follows it. Hiding them again changes nothing. Refused with NOT_FOLLOWING if the viewer does not follow the account. */
  hideReposts?: Maybe<HideRepostsPayload>;
  /** Like a post. Liking it again changes nothing. */
  likePost?: Maybe<LikePostPayload>;
  /** Choose the verified badge of an account, or none. Its person is told why, and cannot change it until `undoDecision`. The reports of the account are resolved. For moderators, on accounts with a lower role. */
  lockBadge?: Maybe<LockBadgePayload>;
  /** Log in with a username and a password, and a code if the account has two-step log-in. */
  logIn?: Maybe<AuthPayload>;
  /** End the session of the token. Works with an expired or ended token too. */
  logOut?: Maybe<LogOutPayload>;
  /** Note that the viewer has read `Query.decisions` and `Query.ownAppeals`. */
  markDecisionsRead?: Maybe<MarkDecisionsReadPayload>;
  /** Note which notifications the viewer has seen: give the `mark` of the list that was shown. Less than before changes nothing. */
  markNotificationsSeen?: Maybe<MarkNotificationsSeenPayload>;
  /** Mark a post as sensitive, so that its pictures and video are covered. Its author is told why, and cannot take the mark off. Its reports are resolved. For moderators, on posts of accounts with a lower role. */
  markPostSensitive?: Maybe<MarkPostSensitivePayload>;
  /** Mute an account: its posts leave the viewer's Home, Explore, hashtags and notifications, and its owner cannot know. Muting it again changes nothing. */
  muteUser?: Maybe<MuteUserPayload>;
  /** Mute a word, a phrase or a hashtag: posts of others with it leave the viewer's lists. Case, accents and punctuation do not matter. Muting it again changes where and how long. */
  muteWord?: Maybe<MuteWordPayload>;
  /** Pin the viewer's own post to their profile, in place of the one that is pinned there. Pinning it again changes nothing. */
  pinPost?: Maybe<PinPostPayload>;
  /** Delete something illegal for good: a post with its replies, an upload wherever it is shown, or an account with all that is in it. No server serves it from then on, and copies in reports are destroyed. It cannot be undone. Who wrote or uploaded it reads that among `Query.decisions`, without what it was, and is mailed. For administrators, on accounts with a lower role. */
  purge?: Maybe<PurgePayload>;
  /** Give a case back that the viewer took. Administrators also give back what others took. */
  releaseCase?: Maybe<ReleaseCasePayload>;
  /** Remove a bookmark. If the post is not saved, nothing changes. */
  removeBookmark?: Maybe<RemoveBookmarkPayload>;
  /** Hide a post from everybody but its author, and from all lists. Replies below it stay, under a place that is null. Its reports are resolved. For moderators, on posts of accounts with a lower role. */
  removePost?: Maybe<RemovePostPayload>;
  /** Remove all posts and replies that an account wrote in a period, as `removePost` does, in one action. Those that are removed already stay as they are. Many are removed within minutes. NOT_FOUND if there are none. For moderators, on accounts with a lower role. */
  removePosts?: Maybe<RemovePostsPayload>;
  /** Get new recovery codes; all earlier ones end. Requires the password and a code. */
  renewRecoveryCodes?: Maybe<RenewRecoveryCodesPayload>;
  /** Reply to a post or a reply. It is safe to send the same reply with the same id again: the existing reply is returned. The same id with other content is refused with `ID_TAKEN`. */
  replyToPost?: Maybe<ReplyToPostPayload>;
  /** Report a post to the moderators, who get a copy of it as it is now. Guests may report too. Its author does not learn who did. Reporting it again changes nothing. */
  reportPost?: Maybe<ReportPostPayload>;
  /** Report an account to the moderators, who get a copy of its profile as it is now. Guests may report too. Its owner does not learn who did. Reporting it again changes nothing. */
  reportUser?: Maybe<ReportUserPayload>;
  /** Repost a post or a reply: it shows in the Home of the viewer's followers who ask for reposts. Reposting it again changes nothing. */
  repostPost?: Maybe<RepostPostPayload>;
  /** Ask for a ZIP of all that the account of the token has, suspended or not. Earlier addresses end. Refused for demo accounts. */
  requestExport?: Maybe<RequestExportPayload>;
  /** Get a link for a new password by mail. The answer does not tell whether there is an account with the address. Refused with `MAIL_OFF` where the site sends no mail. */
  requestPasswordReset?: Maybe<RequestPasswordResetPayload>;
  /** Set a new password with a link from a mail or from whoever runs the site, and end all sessions of the account. A link works once, for 30 minutes. It logs nobody in. */
  resetPassword?: Maybe<ResetPasswordPayload>;
  /** Show a removed post again, where it was. For moderators, on posts of accounts with a lower role. */
  restorePost?: Maybe<RestorePostPayload>;
  /** Set or remove the viewer's verified badge. */
  setVerified?: Maybe<SetVerifiedPayload>;
  /** Show a followed account's reposts in the viewer's Home again. If they are not hidden, nothing changes. Refused with NOT_FOLLOWING if the viewer does not follow the account. */
  showReposts?: Maybe<ShowRepostsPayload>;
  /** Create an account and log in to it. */
  signUp?: Maybe<AuthPayload>;
  /** Limit an account, as `User.isLimited` says. Its person is told why. The reports of the account are resolved. For moderators, on accounts with a lower role. */
  silenceUser?: Maybe<SilenceUserPayload>;
  /** Make a secret for an authenticator app. Two-step log-in is off until `turnOnTwoStep`. Requires the password. Refused for demo accounts. */
  startTwoStep?: Maybe<StartTwoStepPayload>;
  /** Send the viewer's notifications to this browser while the app is closed (Web Push), until the session ends. An account has ten devices at most; more replace the oldest. */
  subscribeToPush?: Maybe<SubscribeToPushPayload>;
  /** Hide an account from everybody, with all its posts, and end its sessions. Nothing is deleted. Its reports are resolved; if it is for good, also those of all its posts. For moderators, on accounts with a lower role. */
  suspendUser?: Maybe<SuspendUserPayload>;
  /** Take a case, so that no other moderator works on it. For moderators, on what is not about themselves or a higher role. */
  takeCase?: Maybe<TakeCasePayload>;
  /** Turn two-step log-in off. Requires the password and a code. Other sessions go on. */
  turnOffTwoStep?: Maybe<TurnOffTwoStepPayload>;
  /** Turn two-step log-in on with the first code of the app, and end all other sessions of the viewer. */
  turnOnTwoStep?: Maybe<TurnOnTwoStepPayload>;
  /** End such a block. Safe to repeat. For moderators. */
  unblockEntry?: Maybe<UnblockEntryPayload>;
  /** End a block. Follows do not come back. If the account is not blocked, nothing changes. */
  unblockUser?: Maybe<UnblockUserPayload>;
  /** Take back a decision about an account: a warning, a limit, the removal of the posts of a period, which come back, or the choice of a badge. For moderators, on accounts with a lower role. */
  undoDecision?: Maybe<UndoDecisionPayload>;
  /** Take a repost back. If the viewer did not repost the post, nothing changes. */
  undoRepost?: Maybe<UndoRepostPayload>;
  /** Stop following an account. If the viewer does not follow it, nothing changes. */
  unfollowUser?: Maybe<UnfollowUserPayload>;
  /** Take a like back. If the viewer does not like the post, nothing changes. */
  unlikePost?: Maybe<UnlikePostPayload>;
  /** Take a moderator's mark off a post; that of its author stays. For moderators, on posts of accounts with a lower role. */
  unmarkPostSensitive?: Maybe<UnmarkPostSensitivePayload>;
  /** Show a muted account's posts in lists again. If it is not muted, nothing changes. */
  unmuteUser?: Maybe<UnmuteUserPayload>;
  /** End the muting of a word. If it is not muted, nothing changes. */
  unmuteWord?: Maybe<UnmuteWordPayload>;
  /** Take a post off the viewer's profile. If it is not pinned, nothing changes. */
  unpinPost?: Maybe<UnpinPostPayload>;
  /** Send no more push messages to a browser of the viewer. */
  unsubscribeFromPush?: Maybe<UnsubscribeFromPushPayload>;
  /** Show a suspended account again. For moderators, on accounts with a lower role. */
  unsuspendUser?: Maybe<UnsuspendUserPayload>;
  /** Stop watching a word. What it brought to the moderators stays there. Safe to repeat. For moderators. */
  unwatchWord?: Maybe<UnwatchWordPayload>;
  /** Warn the person of an account, who reads which rule was broken, and nothing else happens. The reports of the account are resolved. For moderators, on accounts with a lower role. */
  warnUser?: Maybe<WarnUserPayload>;
  /** Bring posts with a word to the moderators from now on, when they are written or edited: each makes a case, or is named in the one that is open. The post stays visible, and its author is not told. Safe to repeat. For moderators. */
  watchWord?: Maybe<WatchWordPayload>;
  /** Note something about an account, for moderators alone. It is deleted after 180 days. An account has at most 50 notes. For moderators. */
  writeModeratorNote?: Maybe<WriteModeratorNotePayload>;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationAppealArgs = {
  input: AppealInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationApproveSignUpArgs = {
  input: ApproveSignUpInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationBlockEntryArgs = {
  input: BlockEntryInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationBlockUserArgs = {
  input: BlockUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationBookmarkPostArgs = {
  input: BookmarkPostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationChangeRoleArgs = {
  input: ChangeRoleInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationChooseNotificationsArgs = {
  input: ChooseNotificationsInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationChooseSensitiveMediaArgs = {
  input: ChooseSensitiveMediaInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationConfirmEmailArgs = {
  input: ConfirmEmailInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationCreateInviteArgs = {
  input: CreateInviteInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationCreatePostArgs = {
  input: CreatePostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationCreateThreadArgs = {
  input: CreateThreadInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationDecideAppealArgs = {
  input: DecideAppealInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationDeclineSignUpArgs = {
  input: DeclineSignUpInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationDeleteModeratorNoteArgs = {
  input: DeleteModeratorNoteInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationDetachQuoteArgs = {
  input: DetachQuoteInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationDismissCaseArgs = {
  input: DismissCaseInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationEditPostArgs = {
  input: EditPostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationEditProfileArgs = {
  input: EditProfileInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationEditSiteArgs = {
  input: EditSiteInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationEndInviteArgs = {
  input: EndInviteInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationEraseVersionsArgs = {
  input: EraseVersionsInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationFollowUserArgs = {
  input: FollowUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationHideRepostsArgs = {
  input: HideRepostsInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationLikePostArgs = {
  input: LikePostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationLockBadgeArgs = {
  input: LockBadgeInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationLogInArgs = {
  input: LogInInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationMarkNotificationsSeenArgs = {
  input: MarkNotificationsSeenInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationMarkPostSensitiveArgs = {
  input: MarkPostSensitiveInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationMuteUserArgs = {
  input: MuteUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationMuteWordArgs = {
  input: MuteWordInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationPinPostArgs = {
  input: PinPostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationPurgeArgs = {
  input: PurgeInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationReleaseCaseArgs = {
  input: ReleaseCaseInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRemoveBookmarkArgs = {
  input: RemoveBookmarkInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRemovePostArgs = {
  input: RemovePostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRemovePostsArgs = {
  input: RemovePostsInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRenewRecoveryCodesArgs = {
  input: RenewRecoveryCodesInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationReplyToPostArgs = {
  input: ReplyToPostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationReportPostArgs = {
  input: ReportPostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationReportUserArgs = {
  input: ReportUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRepostPostArgs = {
  input: RepostPostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRequestExportArgs = {
  input: RequestExportInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationRestorePostArgs = {
  input: RestorePostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationSetVerifiedArgs = {
  input: SetVerifiedInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationShowRepostsArgs = {
  input: ShowRepostsInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationSilenceUserArgs = {
  input: SilenceUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationStartTwoStepArgs = {
  input: StartTwoStepInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationSubscribeToPushArgs = {
  input: SubscribeToPushInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationSuspendUserArgs = {
  input: SuspendUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationTakeCaseArgs = {
  input: TakeCaseInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationTurnOffTwoStepArgs = {
  input: TurnOffTwoStepInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationTurnOnTwoStepArgs = {
  input: TurnOnTwoStepInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnblockEntryArgs = {
  input: UnblockEntryInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnblockUserArgs = {
  input: UnblockUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUndoDecisionArgs = {
  input: UndoDecisionInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUndoRepostArgs = {
  input: UndoRepostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnfollowUserArgs = {
  input: UnfollowUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnlikePostArgs = {
  input: UnlikePostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnmarkPostSensitiveArgs = {
  input: UnmarkPostSensitiveInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnmuteUserArgs = {
  input: UnmuteUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnmuteWordArgs = {
  input: UnmuteWordInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnpinPostArgs = {
  input: UnpinPostInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnsubscribeFromPushArgs = {
  input: UnsubscribeFromPushInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnsuspendUserArgs = {
  input: UnsuspendUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationUnwatchWordArgs = {
  input: UnwatchWordInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationWarnUserArgs = {
  input: WarnUserInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationWatchWordArgs = {
  input: WatchWordInput;
};


/** Everything you can change. Each mutation returns all objects that it changed, so a normalised cache updates itself. */
export type MutationWriteModeratorNoteArgs = {
  input: WriteModeratorNoteInput;
};

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

/** The result of muting an account. */
export type MuteUserPayload = {
  __typename?: 'MuteUserPayload';
  /** The account as it is now. */
  user: User;
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

/** The result of muting a word. */
export type MuteWordPayload = {
  __typename?: 'MuteWordPayload';
  /** All muted words as they are now. */
  mutedWords: Array<MutedWord>;
};

/** A word, a phrase or a hashtag that the viewer muted. */
export type MutedWord = {
  __typename?: 'MutedWord';
  /** Where posts with it do not appear. */
  place: MutedWordPlace;
  /** When the muting ends; null if it does not. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** As it was entered. */
  word: Scalars['String']['output'];
};

/** Where posts with a muted word do not appear. Profiles show them all. */
export type MutedWordPlace =
  /** Also on Explore and in the lists of hashtags. Conversations fold them until somebody presses. */
  | 'EVERYWHERE'
  /** On Home and in notifications. Conversations show them unfolded. */
  | 'HOME';

/** What came on top of a list since the last message. */
export type NewPosts = {
  __typename?: 'NewPosts';
  /** How many posts, without reposts. */
  count: Scalars['Int']['output'];
  /** The newest of them, at most 10, in the order of the list. A later message may bring a post that is older than these. What depends on the viewer is read for each message. */
  posts: Array<Post>;
  /** Whether there may be more than `posts` and `reposts`: ask `Query.newerPosts` and `Query.newerReposts`. True in the first message, which comes at once, when `count` is larger than `posts`, when there are more than 10 reposts, and when the server may have missed some. */
  readAnew: Scalars['Boolean']['output'];
  /** What followed accounts reposted, newest first, at most 10: of each post the newest repost. Empty unless the subscription asks for reposts. */
  reposts: Array<NewRepost>;
};

/** A repost that puts a post on top of Home. */
export type NewRepost = {
  __typename?: 'NewRepost';
  /** When: where the post now stands in Home. */
  at: Scalars['DateTime']['output'];
  /** The post. */
  post: Post;
  /** Who reposted it. */
  user: User;
};

/** An object with an id that no other object has, whatever its type: read it again with `Query.node`. */
export type Node = {
  /** Unique among all objects; never changes. */
  id: Scalars['ID']['output'];
};

/** All things of the same kind that happened to the viewer, about the same post; all follows are one. It is the same on every page, however many you ask for. */
export type Notification = {
  __typename?: 'Notification';
  /** How many others, whom the viewer may see, did it. Only the newest 50 are checked: older ones count even if the viewer may not see them. */
  actorCount: Scalars['Int']['output'];
  /** The newest of those who did it, newest first: up to 4. */
  actors: Array<User>;
  /** When the newest one happened. */
  at: Scalars['DateTime']['output'];
  /** It stays while more of the same happens. Unique among all objects; `Query.node` does not find it. */
  id: Scalars['ID']['output'];
  /** Whether it happened after what the viewer has seen, by `markNotificationsSeen`, or was stored only after that. */
  isUnread: Scalars['Boolean']['output'];
  /** What happened. */
  kind: NotificationKind;
  /** The liked or reposted post, the reply, the post with the quote, or that which mentions the viewer. Null for follows. */
  post?: Maybe<Post>;
};

/** A page of notifications. */
export type NotificationConnection = {
  __typename?: 'NotificationConnection';
  /** The notifications of the page, newest first. */
  edges: Array<NotificationEdge>;
  /** Stands for all that was stored before this page was read: pass it to `markNotificationsSeen` once the page was shown. Null for later pages and for mentions alone, which do not show all that is new. */
  mark?: Maybe<Scalars['String']['output']>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
};

/** A notification and its cursor in a list. */
export type NotificationEdge = {
  __typename?: 'NotificationEdge';
  /** Pass it as `after` to get what is older than this notification's newest part. */
  cursor: Scalars['String']['output'];
  /** The notification. */
  node: Notification;
};

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

/** The viewer's notifications as they are now. */
export type Notified = {
  __typename?: 'Notified';
  /** The newest one. Null if there is none. */
  newest?: Maybe<Notification>;
  /** As `Query.unreadNotifications`. */
  unreadNotifications: Scalars['Int']['output'];
};

/** Where a page lies in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Pass it as `after` to get the page behind this one. Null if there is nothing to read on from. Opaque: do not parse it. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is more behind this page: always true for a page that was asked for with `before`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is more before this page: always true for a page that was asked for with `after`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Pass it as `before` to get the page before this one. Null if there is nothing to read on from. Opaque: do not parse it. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Which post to pin. */
export type PinPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of pinning a post. */
export type PinPostPayload = {
  __typename?: 'PinPostPayload';
  /** The viewer's account, with the new `pinnedPost`. */
  user: User;
};

/** A post or a reply. A reply is a post with a parent. */
export type Post = Node & {
  __typename?: 'Post';
  /** The ids of its `ancestors`, also of those that the viewer may not see: `Query.unavailablePost` may lead on from there. */
  ancestorIds: Array<Scalars['ID']['output']>;
  /** What it replies to, the post that began the conversation first and the parent last; empty for a post. Of more than 100 these are the first and the nearest 99. Null in the place of one that the viewer may not see. */
  ancestors: Array<Maybe<Post>>;
  /** The viewer's appeal against the removal or the mark. Null for everybody else. */
  appeal?: Maybe<Appeal>;
  /** Who wrote it. */
  author: User;
  /** What it shows of a page that its text links to. Never together with images, a video or a quote that is still there. */
  card?: Maybe<LinkCard>;
  /** The text, up to 380 characters. Empty if the post has only media. */
  content: Scalars['String']['output'];
  /** When the server stored it. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether it has a word that the viewer mutes everywhere. Clients fold such a post in conversations until somebody presses, as they fold those of muted accounts. False for the viewer's own. */
  hasMutedWord: Scalars['Boolean']['output'];
  /** The hashtags in the text, without `#`, folded as they are compared (`#Straße` is `strasse`), without duplicates. */
  hashtags: Array<Scalars['String']['output']>;
  /** 8 to 64 characters of `A–Z a–z 0–9 - _`, chosen by the client or the server. */
  id: Scalars['ID']['output'];
  /** Up to two images. Never together with a video. */
  images: Array<Image>;
  /** Whether its author replied to it, which continues it as a thread. */
  isContinued: Scalars['Boolean']['output'];
  /** Whether its pictures and video are for those who choose to see them: its author or a moderator says so. Clients cover them until somebody presses, or as `User.sensitiveMedia` says. */
  isSensitive: Scalars['Boolean']['output'];
  /** How many accounts like it. */
  likeCount: Scalars['Int']['output'];
  /** The accounts that like it, newest like first. */
  likers: UserConnection;
  /** Labelled links shown under the text. */
  links: Array<PostLink>;
  /** The accounts that the text mentions as `@username`, in the order of their first mention: at most 10, and only those that existed when the text was written and still do. */
  mentions: Array<User>;
  /** The post or reply that this replies to; null for a post. */
  parent?: Maybe<Post>;
  /** How many posts and replies quote it. Those whose quote its author detached do not count. */
  quoteCount: Scalars['Int']['output'];
  /** Who may quote it. Its author chooses it, and always may. */
  quotePolicy: QuotePolicy;
  /** The post that it quotes, or why that is not shown; null if it never quoted one. */
  quoted?: Maybe<Quote>;
  /** The posts and replies that quote it, newest first, without those of accounts and with words that the viewer muted. */
  quotes: PostConnection;
  /** If a moderator removed it, or reports hide it: when and why. Only its author sees such a post, and can delete but not edit it; everybody else gets null in its place. */
  removal?: Maybe<PostRemoval>;
  /** Its direct replies. */
  replies: PostConnection;
  /** How many direct replies it has. */
  replyCount: Scalars['Int']['output'];
  /** Who may reply to it, and to all that is below it. The author of the post that began the conversation chooses it. */
  replyPolicy: ReplyPolicy;
  /** How many accounts reposted it. */
  repostCount: Scalars['Int']['output'];
  /** The accounts that reposted it, newest repost first. */
  reposters: UserConnection;
  /** If a moderator marked it as sensitive: when and why. Only its author sees this, and cannot take the mark off; everybody else gets null. */
  sensitiveMark?: Maybe<SensitiveMark>;
  /** The posts with which its author continued it, in order: the author's first reply to it, the first one to that, and so on. At most 25, the last of which says whether it is continued, too. */
  thread: Array<Post>;
  /** When it was last edited. Equal to `createdAt` if it never was. */
  updatedAt: Scalars['DateTime']['output'];
  /** The texts that edits replaced, newest first: at most the last 20. Its author may erase them, and they go when a moderator removes the post. Pictures and videos are not kept. */
  versions: Array<PostVersion>;
  /** A video. Never together with images. */
  video?: Maybe<Video>;
  /** Whether the viewer may quote it. False for a guest. */
  viewerCanQuote: Scalars['Boolean']['output'];
  /** Whether the viewer may reply to it. False for a guest. */
  viewerCanReply: Scalars['Boolean']['output'];
  /** Whether the viewer saved it. False for a guest. */
  viewerHasBookmarked: Scalars['Boolean']['output'];
  /** Whether the viewer likes it. False for a guest. */
  viewerHasLiked: Scalars['Boolean']['output'];
  /** Whether the viewer reposted it. False for a guest. */
  viewerHasReposted: Scalars['Boolean']['output'];
};


/** A post or a reply. A reply is a post with a parent. */
export type PostLikersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A post or a reply. A reply is a post with a parent. */
export type PostQuotesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A post or a reply. A reply is a post with a parent. */
export type PostRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: ReplyOrder;
};


/** A post or a reply. A reply is a post with a parent. */
export type PostRepostersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** What happened to a post since the last message. */
export type PostChange = {
  __typename?: 'PostChange';
  /** Direct replies that were deleted. */
  deletedReplyIds: Array<Scalars['ID']['output']>;
  /** The newest of them, at most 10, in the order of the replies. A later message may bring one that is older than these. */
  newReplies: Array<Post>;
  /** How many direct replies were added. */
  newReplyCount: Scalars['Int']['output'];
  /** The post as it is now. Null if it was deleted, or if the viewer may no longer see it: then this is the last message. */
  post?: Maybe<Post>;
  /** Whether there may be more than this: read the replies. True in the first message, which comes at once, and when `newReplyCount` is larger than `newReplies`. */
  readAnew: Scalars['Boolean']['output'];
};

/** A page of posts. */
export type PostConnection = {
  __typename?: 'PostConnection';
  /** The posts of the page, in the order of the list, also when it is read from its end. */
  edges: Array<PostEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
  /** How many entries the whole list has, also those that the viewer may not see. Only `User.posts` and `Post.replies` keep this count: it is null for every other list. Asking for it alone reads no list. */
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** In a post's `replies`: the ids of hidden replies, which this page leaves out, if the viewer may see what follows below them. Read on there with `Query.unavailablePost`. Only what a `conversation` would choose is looked at: three replies to each, and three to each of those, hidden ones among them. So a hidden reply whose first three replies are hidden may be missing here. At most 100 ids; two pages may name the same one. Null in another order than `NEWEST`, and in other lists. */
  unavailableIds?: Maybe<Array<Scalars['ID']['output']>>;
};

/** A post and its cursor in a list. */
export type PostEdge = {
  __typename?: 'PostEdge';
  /** In a post's `replies`: the conversation below this reply, two levels deep, each post before its replies. Of each post it shows up to three: first those by the author of the post that has the `replies`, then the most liked, then the newest; the `replyCount` counts the others. Where a level has more than 1,000 replies, only the newest of each post are compared. Null in other lists. */
  conversation?: Maybe<Array<Post>>;
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The post. */
  node: Post;
  /** In a Home with reposts: who of the viewer and the followed accounts reposted the post, newest repost first, at most 20. Null for a post that stands there for itself, and in other lists. */
  repostedBy?: Maybe<Array<User>>;
};

/** A link with a label. */
export type PostLink = {
  __typename?: 'PostLink';
  /** The text to show. */
  label: Scalars['String']['output'];
  /** An http or https URL. */
  url: Scalars['String']['output'];
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

/** Why only its author sees a post: a moderator removed it, or reports hide it. */
export type PostRemoval = {
  __typename?: 'PostRemoval';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Whether no moderator has decided yet: enough people reported the post, and it comes back if they were wrong. */
  isProvisional: Scalars['Boolean']['output'];
  /** Words of the moderator for the author. May be empty. */
  note: Scalars['String']['output'];
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** The order of `Query.searchPosts`. */
export type PostSearchOrder =
  /** The most liked first, then the newest. */
  | 'MOST_LIKED'
  /** The newest first. */
  | 'NEWEST';

/** What a post said before an edit. */
export type PostVersion = {
  __typename?: 'PostVersion';
  /** The text. */
  content: Scalars['String']['output'];
  /** When the edit replaced it. */
  replacedAt: Scalars['DateTime']['output'];
};

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

/** The action. */
export type PurgePayload = {
  __typename?: 'PurgePayload';
  /** The row in the log. Null if it was purged already. */
  action?: Maybe<ModerationAction>;
};

/** Everything you can read. */
export type Query = {
  __typename?: 'Query';
  /** The appeals that wait for a decision, latest first, except the viewer's own. For moderators. */
  appeals?: Maybe<AppealConnection>;
  /** All words, email domains and networks that nobody may sign up with, latest first: at most 500. For moderators. */
  blockedEntries?: Maybe<Array<BlockedEntry>>;
  /** The accounts that the viewer blocked, most recently blocked first. Requires a token. */
  blockedUsers?: Maybe<UserConnection>;
  /** The posts that the viewer saved, most recently saved first. Requires a token. */
  bookmarks?: Maybe<PostConnection>;
  /** What moderators decided about the viewer's account and still holds, latest first: at most 50. Requires a token. */
  decisions?: Maybe<Array<Decision>>;
  /** Accounts that anyone may log in as, with their public passwords. Empty if demo accounts are turned off. */
  demoAccounts?: Maybe<Array<DemoAccount>>;
  /** Home: posts of the viewer and of the accounts that the viewer follows. Requires a token. */
  feed?: Maybe<PostConnection>;
  /** Hashtags in use that start with a text: up to 8 in alphabetical order, in lower case, without `#`. A hashtag is left out if no list shows the viewer a post with it: at most 16 are looked at, and at most the newest 20 posts of each. */
  hashtagSuggestions?: Maybe<Array<Scalars['String']['output']>>;
  /** What a link to sign up with promises. Null if it does not work any more. */
  invitation?: Maybe<Invitation>;
  /** Who invited an account. Null if nobody did, and for all but moderators. */
  inviter?: Maybe<User>;
  /** The viewer's invites that still work, newest first: at most 50. Requires a token. */
  invites?: Maybe<Array<Invite>>;
  /**
   * Reads a page, and says what a post would show of it as a card. To show it, give the address as `cardUrl` of a post within a
   * day. Null if the page cannot be read or says nothing of itself. `LINK_CARDS_OFF` on sites that make no cards. Requires a
   * token.
   */
  linkPreview?: Maybe<LinkCard>;
  /** Accounts to mention, for a text that somebody has typed so far: up to 8 with a word in their username or name that starts with it, first those that the viewer follows, latest first, then the most followed. For an empty text only followed ones. Requires a token. */
  mentionSuggestions?: Maybe<Array<User>>;
  /** An account as moderators see it, also while others cannot. Null if there is none, and for the viewer's own. For moderators. */
  moderatedAccount?: Maybe<ModeratedAccount>;
  /** What moderators and administrators did, latest first. For administrators. */
  moderationLog?: Maybe<ModerationActionConnection>;
  /** The accounts that the viewer muted, most recently muted first. Requires a token. */
  mutedUsers?: Maybe<UserConnection>;
  /** The words, phrases and hashtags that the viewer muted, most recently muted first: at most 100. Requires a token. */
  mutedWords?: Maybe<Array<MutedWord>>;
  /**
   * The newest posts on top of a list, newest first. To ask whether a list that you show has newer ones costs far less than to
   * read it again. A post may be stored after a newer one, by less than 15 seconds (with a longer DATABASE_TIMEOUT_MS, more). So
   * the answer overlaps with what you know: it goes on for as long below the named post. Drop the posts whose ids you know, and
   * put the others where their `createdAt` and `id` say: then you meet every post. If there are 100, the most, there may be
   * more: read the list itself, as far as 15 seconds below the named post.
   */
  newerPosts?: Maybe<Array<Post>>;
  /**
   * What followed accounts reposted last, as a Home with reposts has it, newest first: of each post the newest repost. Posts that
   * are in your list already are among them. Requires a token.
   */
  newerReposts?: Maybe<Array<NewRepost>>;
  /** One object by its `id`: a post, an account, a session or a report of the viewer, for moderators a case, or for administrators an action in the log of moderation. Null if there is none, or none that the viewer may see. */
  node?: Maybe<Node>;
  /** Several objects by their `id`s, in this order, with null for each that is missing. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** What happened to the viewer: likes, reposts and quotes of their posts, replies to these, mentions and follows of them, newest first, in groups of the same kind and post. Each group is in the list once, where its newest part is: when it grows it moves to the top, with the same id, and later pages leave it out. So a page may be short, or even empty, and still have a next one. What is deleted or taken back, and what the viewer may not see, is not there. Requires a token. */
  notifications?: Maybe<NotificationConnection>;
  /** What the viewer said against what moderators did, latest first: at most 50. Requires a token. */
  ownAppeals?: Maybe<Array<Appeal>>;
  /** One post or reply by its id, or null if there is none. */
  post?: Maybe<Post>;
  /** Explore: every post that is not a reply, newest first. */
  posts?: Maybe<PostConnection>;
  /** Posts and replies with a hashtag in their text, newest first. */
  postsByHashtag?: Maybe<PostConnection>;
  /** How many posts and replies of an account `removePosts` would remove; at most 300,000 are counted. For moderators, on accounts with a lower role. */
  postsToRemove?: Maybe<Scalars['Int']['output']>;
  /** The public key with which a browser subscribes to push messages (VAPID, RFC 8292), in base64url. Null if this server sends none. */
  pushKey?: Maybe<Scalars['String']['output']>;
  /** The queue of moderators: what was reported, with the latest report first, except what is about the viewer. For moderators. */
  reportCases?: Maybe<ReportCaseConnection>;
  /** The viewer's own reports, newest first, and what came of them. Requires a token. */
  reports?: Maybe<ReportConnection>;
  /**
   * Posts and replies that match a search: words in any order, `"some words"` one after the other, `#hashtag`, `from:name`,
   * `mentions:name`, `has:media`, `has:link`, `has:reply` (only replies). `-` before any of these leaves out what matches.
   * `since:2026-01-31` and `until:2026-02-01` take days in UTC; the day of `until:` is left out. Letter case and accents do
   * not matter. The work for a page is bounded, so it may be short or empty and have a next one.
   */
  searchPosts?: Maybe<PostConnection>;
  /** The viewer's open sessions, newest first. Requires a token. */
  sessions?: Maybe<SessionConnection>;
  /** What the account of the token waits for, or why it was declined. Null for all others, and from the moment that a moderator lets it in: then the token does everything. */
  signUpRequest?: Maybe<SignUpRequest>;
  /** Who waits to be let in, latest first. For moderators. */
  signUpRequests?: Maybe<SignUpRequestConnection>;
  /** What this site says of itself, and who can do what here. */
  site?: Maybe<Site>;
  /** How large the site is, and how its moderators keep up. For moderators. */
  siteNumbers?: Maybe<SiteNumbers>;
  /** Who to follow: up to 100 accounts that the viewer does not follow yet, best first; for a guest, the most followed of all. Each page computes the list again. */
  suggestedUsers?: Maybe<UserConnection>;
  /** Why the account of the token is suspended. Null for all others, and when the suspension is over: log in again then. */
  suspension?: Maybe<Suspension>;
  /** Top: the posts of a period that are not replies, most liked first, then newest. Only the 1,000 most liked are ranked: then the list ends after them, and `isCut` is true. While you read on, a post whose likes change may show twice or not at all; all others stay in their order. */
  topPosts?: Maybe<TopPostConnection>;
  /** A post or reply that the viewer may not see, if the viewer may see replies to it, or below those; null for every other id. The newest 1,000 replies are looked at. */
  unavailablePost?: Maybe<UnavailablePost>;
  /** How many things of `notifications` happened since `markNotificationsSeen`, each like, repost, reply, quote, follow and mention counted. 100 means more than 99. Requires a token. */
  unreadNotifications?: Maybe<Scalars['Int']['output']>;
  /** One account by its username or its id, or null if there is none. Give one of the two. */
  user?: Maybe<User>;
  /** Without `search`, all accounts, newest first. With it, accounts with a word in their username or name that starts with the text. The account with exactly this username comes first, then those whose username or name starts with the text, then the rest; in each group most followed first. */
  users?: Maybe<UserConnection>;
  /** The account that the token belongs to, or null for a guest. */
  viewer?: Maybe<User>;
  /** The words, phrases and hashtags that bring a post to the moderators, newest first: at most 200. For moderators. */
  watchedWords?: Maybe<Array<Scalars['String']['output']>>;
  /** The hashtags of the last 7 days that most accounts used; of those with as many, the one used last comes first. They are counted once a minute: the first 5 hashtags of each of the newest 5,000 posts that are not replies. Left out are hashtags that the viewer mutes everywhere, and those that at most 10 accounts used, if the viewer mutes or may not see each of these accounts. */
  weekHashtags?: Maybe<Array<WeekHashtag>>;
};


/** Everything you can read. */
export type QueryAppealsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryBlockedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryBookmarksArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: FeedFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  reposts?: Scalars['Boolean']['input'];
};


/** Everything you can read. */
export type QueryHashtagSuggestionsArgs = {
  search: Scalars['String']['input'];
};


/** Everything you can read. */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/** Everything you can read. */
export type QueryInviterArgs = {
  userId: Scalars['ID']['input'];
};


/** Everything you can read. */
export type QueryLinkPreviewArgs = {
  url: Scalars['String']['input'];
};


/** Everything you can read. */
export type QueryMentionSuggestionsArgs = {
  search: Scalars['String']['input'];
};


/** Everything you can read. */
export type QueryModeratedAccountArgs = {
  username: Scalars['String']['input'];
};


/** Everything you can read. */
export type QueryModerationLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryMutedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryNewerPostsArgs = {
  list?: PostList;
  than?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything you can read. */
export type QueryNewerRepostsArgs = {
  than?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything you can read. */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


/** Everything you can read. */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything you can read. */
export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: NotificationFilter;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


/** Everything you can read. */
export type QueryPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryPostsByHashtagArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  hashtag: Scalars['String']['input'];
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryPostsToRemoveArgs = {
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
  userId: Scalars['ID']['input'];
};


/** Everything you can read. */
export type QueryReportCasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  state?: CaseState;
};


/** Everything you can read. */
export type QueryReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QuerySearchPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  order?: PostSearchOrder;
  query: Scalars['String']['input'];
};


/** Everything you can read. */
export type QuerySessionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QuerySignUpRequestsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QuerySuggestedUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything you can read. */
export type QueryTopPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  window?: TopWindow;
};


/** Everything you can read. */
export type QueryUnavailablePostArgs = {
  id: Scalars['ID']['input'];
};


/** Everything you can read. */
export type QueryUserArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** Everything you can read. */
export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Everything you can read. */
export type QueryWeekHashtagsArgs = {
  first?: Scalars['Int']['input'];
};

/** What a post quotes. */
export type Quote = {
  __typename?: 'Quote';
  /** Whether the quoted post has a word that the viewer mutes anywhere. Clients fold such a post until somebody presses, as they fold those of muted accounts. */
  hasMutedWord: Scalars['Boolean']['output'];
  /** The quoted post, as the viewer sees it. Null unless `state` is SHOWN. */
  post?: Maybe<Post>;
  /** Whether the quoted post is shown, or why not. */
  state: QuoteState;
};

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

/** The case and the action. */
export type ReleaseCasePayload = {
  __typename?: 'ReleaseCasePayload';
  /** The row in the log. Null if nobody had taken it. */
  action?: Maybe<ModerationAction>;
  /** The case as it is now. */
  case: ReportCase;
};

/** Which bookmark to remove. */
export type RemoveBookmarkInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of removing a bookmark. */
export type RemoveBookmarkPayload = {
  __typename?: 'RemoveBookmarkPayload';
  /** The post as it is now. */
  post: Post;
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

/** The action. */
export type RemovePostPayload = {
  __typename?: 'RemovePostPayload';
  /** The row in the log. Null if the post was removed already. */
  action?: Maybe<ModerationAction>;
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

/** The removal. */
export type RemovePostsPayload = {
  __typename?: 'RemovePostsPayload';
  /** The row in the log. */
  action: ModerationAction;
};

/** A confirmation by password and code. */
export type RenewRecoveryCodesInput = {
  /** Six digits from the app, or a recovery code. */
  code: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** The new recovery codes. */
export type RenewRecoveryCodesPayload = {
  __typename?: 'RenewRecoveryCodesPayload';
  /** Ten codes, each of which works once in place of the app. They are shown only here. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The account as it is now. */
  user: User;
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

/** The result of replying. */
export type ReplyToPostPayload = {
  __typename?: 'ReplyToPostPayload';
  /** The reply. Its parent has the new `replyCount`. */
  post: Post;
};

/** One person's report of a post or an account. Only that person and moderators see it; guests see theirs only in the answer of the report. */
export type Report = Node & {
  __typename?: 'Report';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Begins with `report:`; never changes. */
  id: Scalars['ID']['output'];
  /** Whether a guest reported it. */
  isByGuest: Scalars['Boolean']['output'];
  /** What was reported, as it was then, if that was not the same as in the first report of the subject. Only for moderators. */
  kept?: Maybe<KeptCopy>;
  /** Words for the moderators. Empty from 30 days after the reports of the same subject were resolved. */
  note: Scalars['String']['output'];
  /** What came of it. Null until it is resolved. */
  outcome?: Maybe<CaseOutcome>;
  /** The post that was reported. Null if it was an account, or if the viewer may not see it any more. */
  post?: Maybe<Post>;
  /** The id of the post that was reported; null if it was an account. It may have been deleted since. */
  postId?: Maybe<Scalars['ID']['output']>;
  /** Who reported it. Only for moderators; null for reports of the viewer and of guests, and if that account was deleted. */
  reporter?: Maybe<User>;
  /** The rule that was broken. */
  rule: ModerationRule;
  /** How far the moderators are. */
  state: CaseState;
  /** The account that was reported, or the author of the post. Null if the viewer may not see it any more. */
  user?: Maybe<User>;
  /** The username of the account that was reported, or of the post's author, as it was then. Null from 30 days after it was resolved. */
  username?: Maybe<Scalars['String']['output']>;
};

/** The reports of one post or account, and watched words in it, until they are resolved. Later ones make another case. Only moderators see it. */
export type ReportCase = Node & {
  __typename?: 'ReportCase';
  /** What moderators and administrators did about the account and its posts, latest first. */
  history: ModerationActionConnection;
  /** Begins with `case:`; never changes. */
  id: Scalars['ID']['output'];
  /** Whether enough people reported the post to hide it until this is resolved. Unless it is removed then, it comes back. */
  isHidingPost: Scalars['Boolean']['output'];
  /** Whether a moderator's mark says that the post is sensitive. False for an account, or if the post was deleted. */
  isPostMarked: Scalars['Boolean']['output'];
  /** Whether that is the viewer. */
  isTakenByViewer: Scalars['Boolean']['output'];
  /** What was reported, as it was at the first report or watched word. Null from 30 days after it was resolved. */
  kept?: Maybe<KeptCopy>;
  /** What came of it. Null until it is resolved. */
  outcome?: Maybe<CaseOutcome>;
  /** That post. Null if it was an account, or if the post was removed or deleted. */
  post?: Maybe<Post>;
  /** The id of the post that was reported; null if it was an account. It may have been deleted since. */
  postId?: Maybe<Scalars['ID']['output']>;
  /** How many accounts reported it. 0 if only watched words brought it here. */
  reportCount: Scalars['Int']['output'];
  /** When it was last reported, or had another watched word. */
  reportedAt: Scalars['DateTime']['output'];
  /** The reports, newest first. */
  reports: ReportConnection;
  /** When it was resolved. */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far the moderators are. */
  state: CaseState;
  /** The moderator who works on it, if one does. */
  takenBy?: Maybe<User>;
  /** That account. Null if it was suspended or deleted. */
  user?: Maybe<User>;
  /** The id of the account that was reported, or of the post's author. It may have been deleted since. */
  userId: Scalars['ID']['output'];
  /** What the person of that account may do. Nobody can act on an equal or a higher role. Null if it was deleted. */
  userRole?: Maybe<Role>;
  /** The watched words that the post contained when it was written or edited, as moderators entered them. */
  words: Array<Scalars['String']['output']>;
};


/** The reports of one post or account, and watched words in it, until they are resolved. Later ones make another case. Only moderators see it. */
export type ReportCaseHistoryArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The reports of one post or account, and watched words in it, until they are resolved. Later ones make another case. Only moderators see it. */
export type ReportCaseReportsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of cases. */
export type ReportCaseConnection = {
  __typename?: 'ReportCaseConnection';
  /** The cases of the page, in the order of the list, also when it is read from its end. */
  edges: Array<ReportCaseEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
};

/** A case and its cursor in a list. */
export type ReportCaseEdge = {
  __typename?: 'ReportCaseEdge';
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The case. */
  node: ReportCase;
};

/** A page of reports. */
export type ReportConnection = {
  __typename?: 'ReportConnection';
  /** The reports of the page, in the order of the list, also when it is read from its end. */
  edges: Array<ReportEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
};

/** A report and its cursor in a list. */
export type ReportEdge = {
  __typename?: 'ReportEdge';
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The report. */
  node: Report;
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

/** The report. */
export type ReportPostPayload = {
  __typename?: 'ReportPostPayload';
  /** Whether the viewer reported the post before. Then this is the earlier report, and nothing changed. */
  isRepeated: Scalars['Boolean']['output'];
  /** The report of the viewer. */
  report: Report;
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

/** The report. */
export type ReportUserPayload = {
  __typename?: 'ReportUserPayload';
  /** Whether the viewer reported the account before. Then this is the earlier report, and nothing changed. */
  isRepeated: Scalars['Boolean']['output'];
  /** The report of the viewer. */
  report: Report;
};

/** The open cases as they are now, without those about the viewer. */
export type ReportsWaiting = {
  __typename?: 'ReportsWaiting';
  /** How many there are, at most 100. */
  count: Scalars['Int']['output'];
  /** The one with the latest report. Null if there is none. */
  newest?: Maybe<ReportCase>;
};

/** Which post to repost. */
export type RepostPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of reposting a post. */
export type RepostPostPayload = {
  __typename?: 'RepostPostPayload';
  /** The post as it is now. */
  post: Post;
};

/** A confirmation by password. */
export type RequestExportInput = {
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** Where to download the export. */
export type RequestExportPayload = {
  __typename?: 'RequestExportPayload';
  /** Until when. */
  expiresAt: Scalars['DateTime']['output'];
  /** A path on this server that works once, without a token. Whoever has it gets the export. */
  path: Scalars['String']['output'];
};

/** Whose password was forgotten. */
export type RequestPasswordResetInput = {
  /** The email address of the account, in any case. */
  email: Scalars['String']['input'];
};

/** The result of asking for a new password. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** Always true: it does not tell whether a mail was sent. */
  isAccepted: Scalars['Boolean']['output'];
};

/** A new password for the account of a link. */
export type ResetPasswordInput = {
  /** 6 to 128 characters. */
  password: Scalars['String']['input'];
  /** What follows `#` in the link. */
  token: Scalars['String']['input'];
};

/** The result of setting a new password with a link. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** The name to log in with. */
  username: Scalars['String']['output'];
};

/** Which post to show again. */
export type RestorePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The action. */
export type RestorePostPayload = {
  __typename?: 'RestorePostPayload';
  /** The row in the log. Null if the post was not removed. */
  action?: Maybe<ModerationAction>;
};

/** What an account may do. Each role may do what those before it may. */
export type Role =
  /** Give roles, and read what moderators did. */
  | 'ADMIN'
  /** What everybody may. */
  | 'MEMBER'
  /** Read reports, suspend accounts and remove posts. */
  | 'MODERATOR';

/** Why a moderator marked a post as sensitive. */
export type SensitiveMark = {
  __typename?: 'SensitiveMark';
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Words of the moderator for the author. May be empty. */
  note: Scalars['String']['output'];
  /** The rule that was broken. */
  rule: ModerationRule;
};

/** What clients do with sensitive pictures and videos. */
export type SensitiveMedia =
  /** Cover them until somebody presses. */
  | 'BLUR'
  /** Leave them out. */
  | 'HIDE'
  /** Show them as others. */
  | 'SHOW';

/** An open session of the viewer: one log-in on one device. */
export type Session = Node & {
  __typename?: 'Session';
  /** The time of the log-in. */
  createdAt: Scalars['DateTime']['output'];
  /** The browser and system that logged in, as they named themselves: `Firefox on Windows`. Null if they did not. */
  device?: Maybe<Scalars['String']['output']>;
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Begins with `session:`; never changes. */
  id: Scalars['ID']['output'];
  /** Whether it is the session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was used last, exact to some minutes. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** A page of sessions. */
export type SessionConnection = {
  __typename?: 'SessionConnection';
  /** The sessions of the page, in the order of the list, also when it is read from its end. */
  edges: Array<SessionEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
};

/** A session and its cursor in a list. */
export type SessionEdge = {
  __typename?: 'SessionEdge';
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The session. */
  node: Session;
};

/** The badge to show. */
export type SetVerifiedInput = {
  /** The kind of badge. Null or left out, it removes the badge. */
  kind?: InputMaybe<VerifiedKind>;
};

/** The result of setting or removing a badge. */
export type SetVerifiedPayload = {
  __typename?: 'SetVerifiedPayload';
  /** The account as it is now. */
  user: User;
};

/** Whose reposts to show again. */
export type ShowRepostsInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** The result of showing an account's reposts again. */
export type ShowRepostsPayload = {
  __typename?: 'ShowRepostsPayload';
  /** The account as it is now. */
  user: User;
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

/** A new account that a moderator has to let in. Only its owner and moderators see it. */
export type SignUpRequest = Node & {
  __typename?: 'SignUpRequest';
  /** What the person wrote about themselves. May be empty. */
  about: Scalars['String']['output'];
  /** When the person signed up; of a declined one, when it was declined. */
  at: Scalars['DateTime']['output'];
  /** When the account is deleted, unless a moderator lets it in before. */
  endsAt: Scalars['DateTime']['output'];
  /** Begins with `request:`; never changes. */
  id: Scalars['ID']['output'];
  /** The account's full name. */
  name: Scalars['String']['output'];
  /** Why it was declined, in a moderator's words. Null while it waits. */
  note?: Maybe<Scalars['String']['output']>;
  /** Whether it waits or was declined. */
  state: SignUpRequestState;
  /** The id of the account. */
  userId: Scalars['ID']['output'];
  /** The account's username. */
  username: Scalars['String']['output'];
};

/** A page of new accounts that wait. */
export type SignUpRequestConnection = {
  __typename?: 'SignUpRequestConnection';
  /** The requests of the page, in the order of the list, also when it is read from its end. */
  edges: Array<SignUpRequestEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
};

/** A request and its cursor in a list. */
export type SignUpRequestEdge = {
  __typename?: 'SignUpRequestEdge';
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The request. */
  node: SignUpRequest;
};

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

/** The limit. */
export type SilenceUserPayload = {
  __typename?: 'SilenceUserPayload';
  /** The row in the log. */
  action: ModerationAction;
};

/** What a site says of itself, and who can do what there. All texts but the name and description may be empty. */
export type Site = {
  __typename?: 'Site';
  /** A line for everybody, at the top of each page. */
  announcement: Scalars['String']['output'];
  /** How to reach whoever runs it. */
  contact: Scalars['String']['output'];
  /** What it is, in a few words. */
  description: Scalars['String']['output'];
  /** After how many reports by different established members a post is hidden until a moderator decides. Null: never, and for all but administrators. */
  hideAfterReports?: Maybe<Scalars['Int']['output']>;
  /** Its picture: a path on this server. Null for the usual mark. */
  logo?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  name: Scalars['String']['output'];
  /** What it stores of people and why. */
  privacy: Scalars['String']['output'];
  /** Its rules, the most important first. */
  rules: Array<Scalars['String']['output']>;
  /** Who can sign up. */
  signUpMode: SignUpMode;
  /** Who gives verified badges. */
  verifiedBy: VerifiedBy;
};

/** How large a site is, and how its moderators keep up. */
export type SiteNumbers = {
  __typename?: 'SiteNumbers';
  /** How many accounts it has, also hidden ones. */
  accounts: Scalars['Int']['output'];
  /** How many of them did something during the last 7 days and are still logged in. */
  activeAccounts: Scalars['Int']['output'];
  /** How many hours pass from the first report of a post or an account to an answer: the median of the last 100. Null without one. */
  hoursToAnswer?: Maybe<Scalars['Float']['output']>;
  /** How many posts and accounts have reports that nobody works on. */
  openReports: Scalars['Int']['output'];
  /** How many posts and replies it has, also hidden ones. */
  posts: Scalars['Int']['output'];
};

/** A confirmation by password. */
export type StartTwoStepInput = {
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** What an authenticator app has to learn. No other answer has it. */
export type StartTwoStepPayload = {
  __typename?: 'StartTwoStepPayload';
  /** The secret in base32, for people who type it. */
  secret: Scalars['String']['output'];
  /** Send it back with the first code. Only this server can read it. */
  setUp: Scalars['String']['output'];
  /** The same as an `otpauth:` address, to show as a QR code. */
  uri: Scalars['String']['output'];
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

/** The result of a subscription to push messages. */
export type SubscribeToPushPayload = {
  __typename?: 'SubscribeToPushPayload';
  /** Always true: whatever prevents a subscription is an error. */
  subscribed: Scalars['Boolean']['output'];
};

/** Everything that you can be told of as it happens, over a WebSocket. You are told only what is stored for good. */
export type Subscription = {
  __typename?: 'Subscription';
  /** New posts at the top of a list. */
  newPosts?: Maybe<NewPosts>;
  /** The viewer's notifications as they come, and how many are unread. The first message comes at once. Requires a token. */
  notified?: Maybe<Notified>;
  /** Changes of one post or reply: its text, its counts, its direct replies. Ends when the post is deleted. */
  postChanged?: Maybe<PostChange>;
  /** The reports that wait for moderators. The first message comes at once. Requires a moderator. */
  reportsWaiting?: Maybe<ReportsWaiting>;
};


/** Everything that you can be told of as it happens, over a WebSocket. You are told only what is stored for good. */
export type SubscriptionNewPostsArgs = {
  list?: PostList;
  reposts?: Scalars['Boolean']['input'];
};


/** Everything that you can be told of as it happens, over a WebSocket. You are told only what is stored for good. */
export type SubscriptionPostChangedArgs = {
  id: Scalars['ID']['input'];
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

/** The action. */
export type SuspendUserPayload = {
  __typename?: 'SuspendUserPayload';
  /** The row in the log. */
  action: ModerationAction;
};

/** Why an account is suspended. Only its owner reads it. */
export type Suspension = {
  __typename?: 'Suspension';
  /** The appeal of its owner, if there is one. */
  appeal?: Maybe<Appeal>;
  /** What a moderator wrote to its owner. May be empty. */
  note: Scalars['String']['output'];
  /** The rule that was broken. */
  rule: ModerationRule;
  /** When it ends. Null: never. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Which case. */
export type TakeCaseInput = {
  /** The case's id. */
  caseId: Scalars['ID']['input'];
};

/** The case and the action. */
export type TakeCasePayload = {
  __typename?: 'TakeCasePayload';
  /** The row in the log. Null if the viewer had taken it already. */
  action?: Maybe<ModerationAction>;
  /** The case as it is now. */
  case: ReportCase;
};

/** A page of the most liked posts of a period. */
export type TopPostConnection = {
  __typename?: 'TopPostConnection';
  /** The posts of the page, in the order of the list, also when it is read from its end. */
  edges: Array<PostEdge>;
  /** Whether the period has more posts than the 1,000 that are ranked, so that the list does not have them all. */
  isCut: Scalars['Boolean']['output'];
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
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

/** The result of turning two-step log-in off. */
export type TurnOffTwoStepPayload = {
  __typename?: 'TurnOffTwoStepPayload';
  /** The account as it is now. */
  user: User;
};

/** A set-up of two-step log-in, with a code that shows that the app has the secret. */
export type TurnOnTwoStepInput = {
  /** Six digits from the app. */
  code: Scalars['String']['input'];
  /** From `startTwoStep`, in the same session, at most 30 minutes ago. */
  setUp: Scalars['String']['input'];
};

/** The result of turning two-step log-in on. */
export type TurnOnTwoStepPayload = {
  __typename?: 'TurnOnTwoStepPayload';
  /** Ten codes, each of which works once in place of the app. They are shown only here. */
  recoveryCodes: Array<Scalars['String']['output']>;
  /** The account as it is now. */
  user: User;
};

/** Whether an account logs in with a code after the password. */
export type TwoStep = {
  __typename?: 'TwoStep';
  /** Whether the site offers it. */
  isAvailable: Scalars['Boolean']['output'];
  /** Whether it does. */
  isOn: Scalars['Boolean']['output'];
  /** Whether the account needs it to do what its role allows. */
  isRequired: Scalars['Boolean']['output'];
  /** How many recovery codes are unused. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** A post or a reply that the viewer may not see, in a conversation that goes on below it. Who wrote it, what it says and why it is hidden is not told. */
export type UnavailablePost = {
  __typename?: 'UnavailablePost';
  /** As a post's `ancestorIds`. */
  ancestorIds: Array<Scalars['ID']['output']>;
  /** As a post's `ancestors`. */
  ancestors: Array<Maybe<Post>>;
  /** The id of the post. */
  id: Scalars['ID']['output'];
  /** The replies to it that the viewer may see, newest first. */
  replies: PostConnection;
};


/** A post or a reply that the viewer may not see, in a conversation that goes on below it. Who wrote it, what it says and why it is hidden is not told. */
export type UnavailablePostRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** Which block to end. */
export type UnblockEntryInput = {
  /** The entry's id. */
  entryId: Scalars['ID']['input'];
};

/** The action. */
export type UnblockEntryPayload = {
  __typename?: 'UnblockEntryPayload';
  /** The row in the log. Null if there was no such entry. */
  action?: Maybe<ModerationAction>;
};

/** Which account to block no longer. */
export type UnblockUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** The result of unblocking an account. */
export type UnblockUserPayload = {
  __typename?: 'UnblockUserPayload';
  /** The account as it is now. */
  user: User;
};

/** Which decision to take back. */
export type UndoDecisionInput = {
  /** The id of its action in the log. */
  actionId: Scalars['ID']['input'];
};

/** The end of a decision. */
export type UndoDecisionPayload = {
  __typename?: 'UndoDecisionPayload';
  /** The row in the log. Null if the decision did not stand. */
  action?: Maybe<ModerationAction>;
};

/** Which repost to take back. */
export type UndoRepostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of taking a repost back. */
export type UndoRepostPayload = {
  __typename?: 'UndoRepostPayload';
  /** The post as it is now. */
  post: Post;
};

/** Which account to stop following. */
export type UnfollowUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** The result of unfollowing an account. */
export type UnfollowUserPayload = {
  __typename?: 'UnfollowUserPayload';
  /** The account no longer followed, with the new `followerCount`. */
  user: User;
  /** The viewer, with the new `followingCount`. */
  viewer: User;
};

/** Which post to unlike. */
export type UnlikePostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of unliking a post. */
export type UnlikePostPayload = {
  __typename?: 'UnlikePostPayload';
  /** The post as it is now. */
  post: Post;
};

/** Which post to take the mark off. */
export type UnmarkPostSensitiveInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The action. */
export type UnmarkPostSensitivePayload = {
  __typename?: 'UnmarkPostSensitivePayload';
  /** The row in the log. Null if no moderator marked the post. */
  action?: Maybe<ModerationAction>;
};

/** Which account to mute no longer. */
export type UnmuteUserInput = {
  /** The account's id, with or without `user:`. */
  userId: Scalars['ID']['input'];
};

/** The result of unmuting an account. */
export type UnmuteUserPayload = {
  __typename?: 'UnmuteUserPayload';
  /** The account as it is now. */
  user: User;
};

/** Which word to mute no longer. */
export type UnmuteWordInput = {
  /** The word, in any spelling that counts as the same. */
  word: Scalars['String']['input'];
};

/** The result of unmuting a word. */
export type UnmuteWordPayload = {
  __typename?: 'UnmuteWordPayload';
  /** All muted words as they are now. */
  mutedWords: Array<MutedWord>;
};

/** Which post to take off the profile. */
export type UnpinPostInput = {
  /** The post's id. */
  postId: Scalars['ID']['input'];
};

/** The result of taking a post off the profile. */
export type UnpinPostPayload = {
  __typename?: 'UnpinPostPayload';
  /** The viewer's account, with the new `pinnedPost`. */
  user: User;
};

/** A browser that gets no more push messages. */
export type UnsubscribeFromPushInput = {
  /** As in `SubscribeToPushInput`. */
  endpoint: Scalars['String']['input'];
};

/** The result of an end of push messages. */
export type UnsubscribeFromPushPayload = {
  __typename?: 'UnsubscribeFromPushPayload';
  /** Whether that browser got push messages for the viewer. */
  unsubscribed: Scalars['Boolean']['output'];
};

/** Whose suspension to end. */
export type UnsuspendUserInput = {
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** The action. */
export type UnsuspendUserPayload = {
  __typename?: 'UnsuspendUserPayload';
  /** The row in the log. Null if the account was not suspended. */
  action?: Maybe<ModerationAction>;
};

/** What to watch no more. */
export type UnwatchWordInput = {
  /** The word, the phrase or the hashtag. */
  word: Scalars['String']['input'];
};

/** The watched words. */
export type UnwatchWordPayload = {
  __typename?: 'UnwatchWordPayload';
  /** The row in the log. Null if the word was not watched. */
  action?: Maybe<ModerationAction>;
  /** Those that are left, the last first. */
  watchedWords: Array<Scalars['String']['output']>;
};

/** An account and its public profile. */
export type User = Node & {
  __typename?: 'User';
  /** The profile picture: a path on this server, or a full URL. */
  avatar: Scalars['String']['output'];
  /** A short text about the account. May be empty. */
  bio: Scalars['String']['output'];
  /** The wide picture at the top of the profile: a path on this server, or a full URL. */
  cover: Scalars['String']['output'];
  /** When it signed up. */
  createdAt: Scalars['DateTime']['output'];
  /** The email address. Only the account itself sees it; null for everybody else. */
  email?: Maybe<Scalars['String']['output']>;
  /** How many accounts follow it. */
  followerCount: Scalars['Int']['output'];
  /** The accounts that follow it, newest first. */
  followers: UserConnection;
  /** The accounts that it follows, newest first. */
  following: UserConnection;
  /** How many accounts it follows. */
  followingCount: Scalars['Int']['output'];
  /** The full URL of the profile picture. */
  fullAvatar: Scalars['String']['output'];
  /** The full URL of the wide picture. */
  fullCover: Scalars['String']['output'];
  /** Whether moderators decided something about the account that its person has not read yet. Null for all but the viewer. */
  hasUnreadDecision?: Maybe<Scalars['Boolean']['output']>;
  /** Begins with `user:`, unlike ids of posts; never changes. Arguments that take the id of an account also take it without this prefix, as the REST API has it. */
  id: Scalars['ID']['output'];
  /** Whether moderators chose the badge, so that its person cannot change it. Only the account itself sees it; null for everybody else. */
  isBadgeLocked?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it blocks the viewer. Only `Query.user` shows such an account; its lists are empty. */
  isBlockingViewer: Scalars['Boolean']['output'];
  /** Whether it is a demo account, which anyone may log in as. */
  isDemo: Scalars['Boolean']['output'];
  /** Whether it follows the viewer. False for a guest and for the viewer. */
  isFollowingViewer: Scalars['Boolean']['output'];
  /** Whether moderators limited the account, and the viewer neither is nor follows it: then Explore, hashtags, suggestions and notifications leave it out, and clients fold its posts in threads. */
  isLimited: Scalars['Boolean']['output'];
  /** Whether it shows a verified badge. */
  isVerified: Scalars['Boolean']['output'];
  /** The posts and replies it likes, newest like first. */
  likedPosts: PostConnection;
  /** A place. May be empty. */
  location: Scalars['String']['output'];
  /** The full name. */
  name: Scalars['String']['output'];
  /** The kinds of notifications that it wants. Only the account itself sees them; null for everybody else. */
  notificationKinds?: Maybe<Array<NotificationKind>>;
  /** The post that it pinned to its profile. Null if there is none, or none that the viewer may see. */
  pinnedPost?: Maybe<Post>;
  /** How many posts it wrote, not counting replies. */
  postCount: Scalars['Int']['output'];
  /** Its posts without replies, newest first. */
  posts: PostConnection;
  /** Its replies, newest first. */
  replies: PostConnection;
  /** Its role. Only the account itself sees it; null for everybody else. */
  role?: Maybe<Role>;
  /** What it wants to be done with sensitive pictures and videos. Only the account itself sees it; null for everybody else. */
  sensitiveMedia?: Maybe<SensitiveMedia>;
  /** How it logs in. Only the account itself sees it; null for everybody else. */
  twoStep?: Maybe<TwoStep>;
  /** When its profile last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** 1 to 30 characters of `A–Z a–z 0–9 _`. Unique in any letter case; never changes. */
  username: Scalars['String']['output'];
  /** Whom the badge stands for. Null without a badge. */
  verifiedKind?: Maybe<VerifiedKind>;
  /** Whether the viewer hides its reposts in Home. False for a guest, and for accounts that the viewer does not follow. */
  viewerHidesReposts: Scalars['Boolean']['output'];
  /** Whether the viewer blocks it. Only `Query.user` and `Query.blockedUsers` show such an account; its lists are empty. */
  viewerIsBlocking: Scalars['Boolean']['output'];
  /** Whether the viewer follows it. False for a guest and for the viewer. */
  viewerIsFollowing: Scalars['Boolean']['output'];
  /** Whether the viewer muted it. */
  viewerIsMuting: Scalars['Boolean']['output'];
  /** An http or https URL. May be empty. */
  website: Scalars['String']['output'];
};


/** An account and its public profile. */
export type UserFollowersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An account and its public profile. */
export type UserFollowingArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An account and its public profile. */
export type UserLikedPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An account and its public profile. */
export type UserPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** An account and its public profile. */
export type UserRepliesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of accounts. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The accounts of the page, in the order of the list, also when it is read from its end. */
  edges: Array<UserEdge>;
  /** Whether there is more before and behind this page, and the cursors to get it. */
  pageInfo: PageInfo;
  /** How many entries the whole list has, also those that the viewer may not see. Only `Post.likers`, `Post.reposters`, `User.followers` and `User.following` keep this count: it is null for every other list. Asking for it alone reads no list. */
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** An account and its cursor in a list. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** Pass it as `after` to get what follows this entry, or as `before` to get what comes before it. */
  cursor: Scalars['String']['output'];
  /** The account. */
  node: User;
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

/** A video in a post. */
export type Video = {
  __typename?: 'Video';
  /** The full URL of that image. */
  fullPoster?: Maybe<Scalars['String']['output']>;
  /** The full URL. */
  fullUrl: Scalars['String']['output'];
  /** Height in pixels, if known. */
  height?: Maybe<Scalars['Int']['output']>;
  /** An image to show before it plays, if there is one: a path on this server, or a full URL. */
  poster?: Maybe<Scalars['String']['output']>;
  /** A path on this server, or a full URL. */
  url: Scalars['String']['output'];
  /** Width in pixels, if known. */
  width?: Maybe<Scalars['Int']['output']>;
};

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

/** The warning. */
export type WarnUserPayload = {
  __typename?: 'WarnUserPayload';
  /** The row in the log. */
  action: ModerationAction;
};

/** What to watch. */
export type WatchWordInput = {
  /** A word, a phrase or a `#hashtag`, up to 64 characters. It is found as a whole word, whatever the case and accents. */
  word: Scalars['String']['input'];
};

/** The watched words. */
export type WatchWordPayload = {
  __typename?: 'WatchWordPayload';
  /** The row in the log. Null if the word was watched already. */
  action?: Maybe<ModerationAction>;
  /** All of them, the last first. */
  watchedWords: Array<Scalars['String']['output']>;
};

/** A hashtag of the last 7 days. */
export type WeekHashtag = {
  __typename?: 'WeekHashtag';
  /** How many accounts used it. */
  accountCount: Scalars['Int']['output'];
  /** The hashtag without `#`, in lower case, as it was written last. */
  name: Scalars['String']['output'];
};

/** What to note about whom. */
export type WriteModeratorNoteInput = {
  /** The words: up to 500 characters. */
  text: Scalars['String']['input'];
  /** The account's id. */
  userId: Scalars['ID']['input'];
};

/** The account with the note. */
export type WriteModeratorNotePayload = {
  __typename?: 'WriteModeratorNotePayload';
  /** The account. */
  account: ModeratedAccount;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Node:
    | ( AppealRow )
    | ( BlockedEntryDocument )
    | ( DecisionRow )
    | ( AccountRow )
    | ( ActionDocument )
    | ( PostRow )
    | ( ReportRow )
    | ( CaseRow )
    | ( SessionDocument )
    | ( RequestRow )
    | ( UserRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountState: AccountState;
  Appeal: ResolverTypeWrapper<AppealRow>;
  AppealConnection: ResolverTypeWrapper<Omit<AppealConnection, 'edges'> & { edges: Array<ResolversTypes['AppealEdge']> }>;
  AppealEdge: ResolverTypeWrapper<Omit<AppealEdge, 'node'> & { node: ResolversTypes['Appeal'] }>;
  AppealInput: AppealInput;
  AppealPayload: ResolverTypeWrapper<Omit<AppealPayload, 'appeal'> & { appeal: ResolversTypes['Appeal'] }>;
  AppealState: AppealState;
  ApproveSignUpInput: ApproveSignUpInput;
  ApproveSignUpPayload: ResolverTypeWrapper<Omit<ApproveSignUpPayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  AuthPayload: ResolverTypeWrapper<Omit<AuthPayload, 'signUpRequest' | 'suspension' | 'user'> & { signUpRequest?: Maybe<ResolversTypes['SignUpRequest']>, suspension?: Maybe<ResolversTypes['Suspension']>, user: ResolversTypes['User'] }>;
  BlockEntryInput: BlockEntryInput;
  BlockEntryPayload: ResolverTypeWrapper<Omit<BlockEntryPayload, 'action' | 'entry'> & { action: ResolversTypes['ModerationAction'], entry: ResolversTypes['BlockedEntry'] }>;
  BlockUserInput: BlockUserInput;
  BlockUserPayload: ResolverTypeWrapper<Omit<BlockUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  BlockedEntry: ResolverTypeWrapper<BlockedEntryDocument>;
  BlockedKind: BlockedKind;
  BookmarkPostInput: BookmarkPostInput;
  BookmarkPostPayload: ResolverTypeWrapper<Omit<BookmarkPostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CaseOutcome: CaseOutcome;
  CaseState: CaseState;
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: ResolverTypeWrapper<Omit<ChangeEmailPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ChangeRoleInput: ChangeRoleInput;
  ChangeRolePayload: ResolverTypeWrapper<Omit<ChangeRolePayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  ChooseNotificationsInput: ChooseNotificationsInput;
  ChooseNotificationsPayload: ResolverTypeWrapper<Omit<ChooseNotificationsPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ChooseSensitiveMediaInput: ChooseSensitiveMediaInput;
  ChooseSensitiveMediaPayload: ResolverTypeWrapper<Omit<ChooseSensitiveMediaPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ResolverTypeWrapper<ConfirmEmailPayload>;
  CreateInviteInput: CreateInviteInput;
  CreateInvitePayload: ResolverTypeWrapper<Omit<CreateInvitePayload, 'invite'> & { invite: ResolversTypes['Invite'] }>;
  CreatePostInput: CreatePostInput;
  CreatePostPayload: ResolverTypeWrapper<Omit<CreatePostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  CreateThreadInput: CreateThreadInput;
  CreateThreadPayload: ResolverTypeWrapper<Omit<CreateThreadPayload, 'posts'> & { posts: Array<ResolversTypes['Post']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideAppealInput: DecideAppealInput;
  DecideAppealPayload: ResolverTypeWrapper<Omit<DecideAppealPayload, 'action' | 'appeal'> & { action?: Maybe<ResolversTypes['ModerationAction']>, appeal: ResolversTypes['Appeal'] }>;
  Decision: ResolverTypeWrapper<DecisionRow>;
  DeclineSignUpInput: DeclineSignUpInput;
  DeclineSignUpPayload: ResolverTypeWrapper<Omit<DeclineSignUpPayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: ResolverTypeWrapper<DeleteAccountPayload>;
  DeleteModeratorNoteInput: DeleteModeratorNoteInput;
  DeleteModeratorNotePayload: ResolverTypeWrapper<Omit<DeleteModeratorNotePayload, 'account'> & { account: ResolversTypes['ModeratedAccount'] }>;
  DeletePostInput: DeletePostInput;
  DeletePostPayload: ResolverTypeWrapper<Omit<DeletePostPayload, 'author' | 'parent' | 'quoted'> & { author: ResolversTypes['User'], parent?: Maybe<ResolversTypes['Post']>, quoted?: Maybe<ResolversTypes['Post']> }>;
  DemoAccount: ResolverTypeWrapper<Omit<DemoAccount, 'user'> & { user: ResolversTypes['User'] }>;
  DetachQuoteInput: DetachQuoteInput;
  DetachQuotePayload: ResolverTypeWrapper<Omit<DetachQuotePayload, 'post' | 'quotedPost'> & { post?: Maybe<ResolversTypes['Post']>, quotedPost: ResolversTypes['Post'] }>;
  DismissCaseInput: DismissCaseInput;
  DismissCasePayload: ResolverTypeWrapper<Omit<DismissCasePayload, 'action' | 'case'> & { action?: Maybe<ResolversTypes['ModerationAction']>, case: ResolversTypes['ReportCase'] }>;
  EditPostInput: EditPostInput;
  EditPostPayload: ResolverTypeWrapper<Omit<EditPostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  EditProfileInput: EditProfileInput;
  EditProfilePayload: ResolverTypeWrapper<Omit<EditProfilePayload, 'user'> & { user: ResolversTypes['User'] }>;
  EditSiteInput: EditSiteInput;
  EditSitePayload: ResolverTypeWrapper<Omit<EditSitePayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  EndInviteInput: EndInviteInput;
  EndInvitePayload: ResolverTypeWrapper<EndInvitePayload>;
  EndOtherSessionsPayload: ResolverTypeWrapper<EndOtherSessionsPayload>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  EraseVersionsInput: EraseVersionsInput;
  EraseVersionsPayload: ResolverTypeWrapper<Omit<EraseVersionsPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  ErrorCode: ErrorCode;
  FeedFilter: FeedFilter;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FollowUserInput: FollowUserInput;
  FollowUserPayload: ResolverTypeWrapper<Omit<FollowUserPayload, 'user' | 'viewer'> & { user: ResolversTypes['User'], viewer: ResolversTypes['User'] }>;
  HideRepostsInput: HideRepostsInput;
  HideRepostsPayload: ResolverTypeWrapper<Omit<HideRepostsPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<PostImage>;
  ImageInput: ImageInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Omit<Invitation, 'inviter'> & { inviter?: Maybe<ResolversTypes['User']> }>;
  Invite: ResolverTypeWrapper<InviteDocument>;
  KeptCopy: ResolverTypeWrapper<Omit<KeptCopy, 'post'> & { post?: Maybe<ResolversTypes['KeptPost']> }>;
  KeptPost: ResolverTypeWrapper<Omit<KeptPost, 'card' | 'images' | 'quoted' | 'video'> & { card?: Maybe<ResolversTypes['LinkCard']>, images: Array<ResolversTypes['Image']>, quoted?: Maybe<ResolversTypes['KeptQuote']>, video?: Maybe<ResolversTypes['Video']> }>;
  KeptProfile: ResolverTypeWrapper<KeptProfile>;
  KeptQuote: ResolverTypeWrapper<Omit<KeptQuote, 'images' | 'video'> & { images: Array<ResolversTypes['Image']>, video?: Maybe<ResolversTypes['Video']> }>;
  LikePostInput: LikePostInput;
  LikePostPayload: ResolverTypeWrapper<Omit<LikePostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  LinkCard: ResolverTypeWrapper<LinkCardRow>;
  LockBadgeInput: LockBadgeInput;
  LockBadgePayload: ResolverTypeWrapper<Omit<LockBadgePayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  LogInInput: LogInInput;
  LogOutPayload: ResolverTypeWrapper<LogOutPayload>;
  MarkDecisionsReadPayload: ResolverTypeWrapper<Omit<MarkDecisionsReadPayload, 'user'> & { user: ResolversTypes['User'] }>;
  MarkNotificationsSeenInput: MarkNotificationsSeenInput;
  MarkNotificationsSeenPayload: ResolverTypeWrapper<MarkNotificationsSeenPayload>;
  MarkPostSensitiveInput: MarkPostSensitiveInput;
  MarkPostSensitivePayload: ResolverTypeWrapper<Omit<MarkPostSensitivePayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  ModeratedAccount: ResolverTypeWrapper<AccountRow>;
  ModerationAction: ResolverTypeWrapper<ActionDocument>;
  ModerationActionConnection: ResolverTypeWrapper<Omit<ModerationActionConnection, 'edges'> & { edges: Array<ResolversTypes['ModerationActionEdge']> }>;
  ModerationActionEdge: ResolverTypeWrapper<Omit<ModerationActionEdge, 'node'> & { node: ResolversTypes['ModerationAction'] }>;
  ModerationKind: ModerationKind;
  ModerationRule: ModerationRule;
  ModeratorNote: ResolverTypeWrapper<NoteRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MuteDuration: MuteDuration;
  MuteUserInput: MuteUserInput;
  MuteUserPayload: ResolverTypeWrapper<Omit<MuteUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  MuteWordInput: MuteWordInput;
  MuteWordPayload: ResolverTypeWrapper<MuteWordPayload>;
  MutedWord: ResolverTypeWrapper<MutedWord>;
  MutedWordPlace: MutedWordPlace;
  NewPosts: ResolverTypeWrapper<Omit<NewPosts, 'posts' | 'reposts'> & { posts: Array<ResolversTypes['Post']>, reposts: Array<ResolversTypes['NewRepost']> }>;
  NewRepost: ResolverTypeWrapper<Omit<NewRepost, 'post' | 'user'> & { post: ResolversTypes['Post'], user: ResolversTypes['User'] }>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationConnection: ResolverTypeWrapper<Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversTypes['NotificationEdge']> }>;
  NotificationEdge: ResolverTypeWrapper<Omit<NotificationEdge, 'node'> & { node: ResolversTypes['Notification'] }>;
  NotificationFilter: NotificationFilter;
  NotificationKind: NotificationKind;
  Notified: ResolverTypeWrapper<Omit<Notified, 'newest'> & { newest?: Maybe<ResolversTypes['Notification']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PinPostInput: PinPostInput;
  PinPostPayload: ResolverTypeWrapper<Omit<PinPostPayload, 'user'> & { user: ResolversTypes['User'] }>;
  Post: ResolverTypeWrapper<PostRow>;
  PostChange: ResolverTypeWrapper<Omit<PostChange, 'newReplies' | 'post'> & { newReplies: Array<ResolversTypes['Post']>, post?: Maybe<ResolversTypes['Post']> }>;
  PostConnection: ResolverTypeWrapper<Omit<PostConnection, 'edges'> & { edges: Array<ResolversTypes['PostEdge']> }>;
  PostEdge: ResolverTypeWrapper<Omit<PostEdge, 'conversation' | 'node' | 'repostedBy'> & { conversation?: Maybe<Array<ResolversTypes['Post']>>, node: ResolversTypes['Post'], repostedBy?: Maybe<Array<ResolversTypes['User']>> }>;
  PostLink: ResolverTypeWrapper<PostLink>;
  PostLinkInput: PostLinkInput;
  PostList: PostList;
  PostRemoval: ResolverTypeWrapper<PostRemoval>;
  PostSearchOrder: PostSearchOrder;
  PostVersion: ResolverTypeWrapper<PostVersion>;
  PurgeInput: PurgeInput;
  PurgeKind: PurgeKind;
  PurgePayload: ResolverTypeWrapper<Omit<PurgePayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<QuoteRow>;
  QuotePolicy: QuotePolicy;
  QuoteState: QuoteState;
  ReleaseCaseInput: ReleaseCaseInput;
  ReleaseCasePayload: ResolverTypeWrapper<Omit<ReleaseCasePayload, 'action' | 'case'> & { action?: Maybe<ResolversTypes['ModerationAction']>, case: ResolversTypes['ReportCase'] }>;
  RemoveBookmarkInput: RemoveBookmarkInput;
  RemoveBookmarkPayload: ResolverTypeWrapper<Omit<RemoveBookmarkPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  RemovePostInput: RemovePostInput;
  RemovePostPayload: ResolverTypeWrapper<Omit<RemovePostPayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  RemovePostsInput: RemovePostsInput;
  RemovePostsPayload: ResolverTypeWrapper<Omit<RemovePostsPayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: ResolverTypeWrapper<Omit<RenewRecoveryCodesPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ReplyOrder: ReplyOrder;
  ReplyPolicy: ReplyPolicy;
  ReplyToPostInput: ReplyToPostInput;
  ReplyToPostPayload: ResolverTypeWrapper<Omit<ReplyToPostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  Report: ResolverTypeWrapper<ReportRow>;
  ReportCase: ResolverTypeWrapper<CaseRow>;
  ReportCaseConnection: ResolverTypeWrapper<Omit<ReportCaseConnection, 'edges'> & { edges: Array<ResolversTypes['ReportCaseEdge']> }>;
  ReportCaseEdge: ResolverTypeWrapper<Omit<ReportCaseEdge, 'node'> & { node: ResolversTypes['ReportCase'] }>;
  ReportConnection: ResolverTypeWrapper<Omit<ReportConnection, 'edges'> & { edges: Array<ResolversTypes['ReportEdge']> }>;
  ReportEdge: ResolverTypeWrapper<Omit<ReportEdge, 'node'> & { node: ResolversTypes['Report'] }>;
  ReportPostInput: ReportPostInput;
  ReportPostPayload: ResolverTypeWrapper<Omit<ReportPostPayload, 'report'> & { report: ResolversTypes['Report'] }>;
  ReportUserInput: ReportUserInput;
  ReportUserPayload: ResolverTypeWrapper<Omit<ReportUserPayload, 'report'> & { report: ResolversTypes['Report'] }>;
  ReportsWaiting: ResolverTypeWrapper<Omit<ReportsWaiting, 'newest'> & { newest?: Maybe<ResolversTypes['ReportCase']> }>;
  RepostPostInput: RepostPostInput;
  RepostPostPayload: ResolverTypeWrapper<Omit<RepostPostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  RequestExportInput: RequestExportInput;
  RequestExportPayload: ResolverTypeWrapper<RequestExportPayload>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RestorePostInput: RestorePostInput;
  RestorePostPayload: ResolverTypeWrapper<Omit<RestorePostPayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  Role: Role;
  SensitiveMark: ResolverTypeWrapper<SensitiveMark>;
  SensitiveMedia: SensitiveMedia;
  Session: ResolverTypeWrapper<SessionDocument>;
  SessionConnection: ResolverTypeWrapper<Omit<SessionConnection, 'edges'> & { edges: Array<ResolversTypes['SessionEdge']> }>;
  SessionEdge: ResolverTypeWrapper<Omit<SessionEdge, 'node'> & { node: ResolversTypes['Session'] }>;
  SetVerifiedInput: SetVerifiedInput;
  SetVerifiedPayload: ResolverTypeWrapper<Omit<SetVerifiedPayload, 'user'> & { user: ResolversTypes['User'] }>;
  ShowRepostsInput: ShowRepostsInput;
  ShowRepostsPayload: ResolverTypeWrapper<Omit<ShowRepostsPayload, 'user'> & { user: ResolversTypes['User'] }>;
  SignUpInput: SignUpInput;
  SignUpMode: SignUpMode;
  SignUpRequest: ResolverTypeWrapper<RequestRow>;
  SignUpRequestConnection: ResolverTypeWrapper<Omit<SignUpRequestConnection, 'edges'> & { edges: Array<ResolversTypes['SignUpRequestEdge']> }>;
  SignUpRequestEdge: ResolverTypeWrapper<Omit<SignUpRequestEdge, 'node'> & { node: ResolversTypes['SignUpRequest'] }>;
  SignUpRequestState: SignUpRequestState;
  SilenceUserInput: SilenceUserInput;
  SilenceUserPayload: ResolverTypeWrapper<Omit<SilenceUserPayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  Site: ResolverTypeWrapper<Site>;
  SiteNumbers: ResolverTypeWrapper<SiteNumbers>;
  StartTwoStepInput: StartTwoStepInput;
  StartTwoStepPayload: ResolverTypeWrapper<StartTwoStepPayload>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeToPushInput: SubscribeToPushInput;
  SubscribeToPushPayload: ResolverTypeWrapper<SubscribeToPushPayload>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: ResolverTypeWrapper<Omit<SuspendUserPayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  Suspension: ResolverTypeWrapper<Omit<Suspension, 'appeal'> & { appeal?: Maybe<ResolversTypes['Appeal']> }>;
  TakeCaseInput: TakeCaseInput;
  TakeCasePayload: ResolverTypeWrapper<Omit<TakeCasePayload, 'action' | 'case'> & { action?: Maybe<ResolversTypes['ModerationAction']>, case: ResolversTypes['ReportCase'] }>;
  TopPostConnection: ResolverTypeWrapper<Omit<TopPostConnection, 'edges'> & { edges: Array<ResolversTypes['PostEdge']> }>;
  TopWindow: TopWindow;
  TurnOffTwoStepInput: TurnOffTwoStepInput;
  TurnOffTwoStepPayload: ResolverTypeWrapper<Omit<TurnOffTwoStepPayload, 'user'> & { user: ResolversTypes['User'] }>;
  TurnOnTwoStepInput: TurnOnTwoStepInput;
  TurnOnTwoStepPayload: ResolverTypeWrapper<Omit<TurnOnTwoStepPayload, 'user'> & { user: ResolversTypes['User'] }>;
  TwoStep: ResolverTypeWrapper<TwoStepState>;
  UnavailablePost: ResolverTypeWrapper<PostRow>;
  UnblockEntryInput: UnblockEntryInput;
  UnblockEntryPayload: ResolverTypeWrapper<Omit<UnblockEntryPayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  UnblockUserInput: UnblockUserInput;
  UnblockUserPayload: ResolverTypeWrapper<Omit<UnblockUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UndoDecisionInput: UndoDecisionInput;
  UndoDecisionPayload: ResolverTypeWrapper<Omit<UndoDecisionPayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  UndoRepostInput: UndoRepostInput;
  UndoRepostPayload: ResolverTypeWrapper<Omit<UndoRepostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  UnfollowUserInput: UnfollowUserInput;
  UnfollowUserPayload: ResolverTypeWrapper<Omit<UnfollowUserPayload, 'user' | 'viewer'> & { user: ResolversTypes['User'], viewer: ResolversTypes['User'] }>;
  UnlikePostInput: UnlikePostInput;
  UnlikePostPayload: ResolverTypeWrapper<Omit<UnlikePostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  UnmarkPostSensitiveInput: UnmarkPostSensitiveInput;
  UnmarkPostSensitivePayload: ResolverTypeWrapper<Omit<UnmarkPostSensitivePayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  UnmuteUserInput: UnmuteUserInput;
  UnmuteUserPayload: ResolverTypeWrapper<Omit<UnmuteUserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UnmuteWordInput: UnmuteWordInput;
  UnmuteWordPayload: ResolverTypeWrapper<UnmuteWordPayload>;
  UnpinPostInput: UnpinPostInput;
  UnpinPostPayload: ResolverTypeWrapper<Omit<UnpinPostPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UnsubscribeFromPushInput: UnsubscribeFromPushInput;
  UnsubscribeFromPushPayload: ResolverTypeWrapper<UnsubscribeFromPushPayload>;
  UnsuspendUserInput: UnsuspendUserInput;
  UnsuspendUserPayload: ResolverTypeWrapper<Omit<UnsuspendUserPayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  UnwatchWordInput: UnwatchWordInput;
  UnwatchWordPayload: ResolverTypeWrapper<Omit<UnwatchWordPayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  User: ResolverTypeWrapper<UserRow>;
  UserConnection: ResolverTypeWrapper<Omit<UserConnection, 'edges'> & { edges: Array<ResolversTypes['UserEdge']> }>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  VerifiedBy: VerifiedBy;
  VerifiedKind: VerifiedKind;
  Video: ResolverTypeWrapper<PostVideo>;
  VideoInput: VideoInput;
  WarnUserInput: WarnUserInput;
  WarnUserPayload: ResolverTypeWrapper<Omit<WarnUserPayload, 'action'> & { action: ResolversTypes['ModerationAction'] }>;
  WatchWordInput: WatchWordInput;
  WatchWordPayload: ResolverTypeWrapper<Omit<WatchWordPayload, 'action'> & { action?: Maybe<ResolversTypes['ModerationAction']> }>;
  WeekHashtag: ResolverTypeWrapper<WeekHashtag>;
  WriteModeratorNoteInput: WriteModeratorNoteInput;
  WriteModeratorNotePayload: ResolverTypeWrapper<Omit<WriteModeratorNotePayload, 'account'> & { account: ResolversTypes['ModeratedAccount'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Appeal: AppealRow;
  AppealConnection: Omit<AppealConnection, 'edges'> & { edges: Array<ResolversParentTypes['AppealEdge']> };
  AppealEdge: Omit<AppealEdge, 'node'> & { node: ResolversParentTypes['Appeal'] };
  AppealInput: AppealInput;
  AppealPayload: Omit<AppealPayload, 'appeal'> & { appeal: ResolversParentTypes['Appeal'] };
  ApproveSignUpInput: ApproveSignUpInput;
  ApproveSignUpPayload: Omit<ApproveSignUpPayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  AuthPayload: Omit<AuthPayload, 'signUpRequest' | 'suspension' | 'user'> & { signUpRequest?: Maybe<ResolversParentTypes['SignUpRequest']>, suspension?: Maybe<ResolversParentTypes['Suspension']>, user: ResolversParentTypes['User'] };
  BlockEntryInput: BlockEntryInput;
  BlockEntryPayload: Omit<BlockEntryPayload, 'action' | 'entry'> & { action: ResolversParentTypes['ModerationAction'], entry: ResolversParentTypes['BlockedEntry'] };
  BlockUserInput: BlockUserInput;
  BlockUserPayload: Omit<BlockUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  BlockedEntry: BlockedEntryDocument;
  BookmarkPostInput: BookmarkPostInput;
  BookmarkPostPayload: Omit<BookmarkPostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  Boolean: Scalars['Boolean']['output'];
  ChangeEmailInput: ChangeEmailInput;
  ChangeEmailPayload: Omit<ChangeEmailPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ChangeRoleInput: ChangeRoleInput;
  ChangeRolePayload: Omit<ChangeRolePayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  ChooseNotificationsInput: ChooseNotificationsInput;
  ChooseNotificationsPayload: Omit<ChooseNotificationsPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ChooseSensitiveMediaInput: ChooseSensitiveMediaInput;
  ChooseSensitiveMediaPayload: Omit<ChooseSensitiveMediaPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ConfirmEmailInput: ConfirmEmailInput;
  ConfirmEmailPayload: ConfirmEmailPayload;
  CreateInviteInput: CreateInviteInput;
  CreateInvitePayload: Omit<CreateInvitePayload, 'invite'> & { invite: ResolversParentTypes['Invite'] };
  CreatePostInput: CreatePostInput;
  CreatePostPayload: Omit<CreatePostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  CreateThreadInput: CreateThreadInput;
  CreateThreadPayload: Omit<CreateThreadPayload, 'posts'> & { posts: Array<ResolversParentTypes['Post']> };
  DateTime: Scalars['DateTime']['output'];
  DecideAppealInput: DecideAppealInput;
  DecideAppealPayload: Omit<DecideAppealPayload, 'action' | 'appeal'> & { action?: Maybe<ResolversParentTypes['ModerationAction']>, appeal: ResolversParentTypes['Appeal'] };
  Decision: DecisionRow;
  DeclineSignUpInput: DeclineSignUpInput;
  DeclineSignUpPayload: Omit<DeclineSignUpPayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  DeleteAccountInput: DeleteAccountInput;
  DeleteAccountPayload: DeleteAccountPayload;
  DeleteModeratorNoteInput: DeleteModeratorNoteInput;
  DeleteModeratorNotePayload: Omit<DeleteModeratorNotePayload, 'account'> & { account: ResolversParentTypes['ModeratedAccount'] };
  DeletePostInput: DeletePostInput;
  DeletePostPayload: Omit<DeletePostPayload, 'author' | 'parent' | 'quoted'> & { author: ResolversParentTypes['User'], parent?: Maybe<ResolversParentTypes['Post']>, quoted?: Maybe<ResolversParentTypes['Post']> };
  DemoAccount: Omit<DemoAccount, 'user'> & { user: ResolversParentTypes['User'] };
  DetachQuoteInput: DetachQuoteInput;
  DetachQuotePayload: Omit<DetachQuotePayload, 'post' | 'quotedPost'> & { post?: Maybe<ResolversParentTypes['Post']>, quotedPost: ResolversParentTypes['Post'] };
  DismissCaseInput: DismissCaseInput;
  DismissCasePayload: Omit<DismissCasePayload, 'action' | 'case'> & { action?: Maybe<ResolversParentTypes['ModerationAction']>, case: ResolversParentTypes['ReportCase'] };
  EditPostInput: EditPostInput;
  EditPostPayload: Omit<EditPostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  EditProfileInput: EditProfileInput;
  EditProfilePayload: Omit<EditProfilePayload, 'user'> & { user: ResolversParentTypes['User'] };
  EditSiteInput: EditSiteInput;
  EditSitePayload: Omit<EditSitePayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  EndInviteInput: EndInviteInput;
  EndInvitePayload: EndInvitePayload;
  EndOtherSessionsPayload: EndOtherSessionsPayload;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  EraseVersionsInput: EraseVersionsInput;
  EraseVersionsPayload: Omit<EraseVersionsPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  Float: Scalars['Float']['output'];
  FollowUserInput: FollowUserInput;
  FollowUserPayload: Omit<FollowUserPayload, 'user' | 'viewer'> & { user: ResolversParentTypes['User'], viewer: ResolversParentTypes['User'] };
  HideRepostsInput: HideRepostsInput;
  HideRepostsPayload: Omit<HideRepostsPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ID: Scalars['ID']['output'];
  Image: PostImage;
  ImageInput: ImageInput;
  Int: Scalars['Int']['output'];
  Invitation: Omit<Invitation, 'inviter'> & { inviter?: Maybe<ResolversParentTypes['User']> };
  Invite: InviteDocument;
  KeptCopy: Omit<KeptCopy, 'post'> & { post?: Maybe<ResolversParentTypes['KeptPost']> };
  KeptPost: Omit<KeptPost, 'card' | 'images' | 'quoted' | 'video'> & { card?: Maybe<ResolversParentTypes['LinkCard']>, images: Array<ResolversParentTypes['Image']>, quoted?: Maybe<ResolversParentTypes['KeptQuote']>, video?: Maybe<ResolversParentTypes['Video']> };
  KeptProfile: KeptProfile;
  KeptQuote: Omit<KeptQuote, 'images' | 'video'> & { images: Array<ResolversParentTypes['Image']>, video?: Maybe<ResolversParentTypes['Video']> };
  LikePostInput: LikePostInput;
  LikePostPayload: Omit<LikePostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  LinkCard: LinkCardRow;
  LockBadgeInput: LockBadgeInput;
  LockBadgePayload: Omit<LockBadgePayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  LogInInput: LogInInput;
  LogOutPayload: LogOutPayload;
  MarkDecisionsReadPayload: Omit<MarkDecisionsReadPayload, 'user'> & { user: ResolversParentTypes['User'] };
  MarkNotificationsSeenInput: MarkNotificationsSeenInput;
  MarkNotificationsSeenPayload: MarkNotificationsSeenPayload;
  MarkPostSensitiveInput: MarkPostSensitiveInput;
  MarkPostSensitivePayload: Omit<MarkPostSensitivePayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  ModeratedAccount: AccountRow;
  ModerationAction: ActionDocument;
  ModerationActionConnection: Omit<ModerationActionConnection, 'edges'> & { edges: Array<ResolversParentTypes['ModerationActionEdge']> };
  ModerationActionEdge: Omit<ModerationActionEdge, 'node'> & { node: ResolversParentTypes['ModerationAction'] };
  ModeratorNote: NoteRow;
  Mutation: Record<PropertyKey, never>;
  MuteUserInput: MuteUserInput;
  MuteUserPayload: Omit<MuteUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  MuteWordInput: MuteWordInput;
  MuteWordPayload: MuteWordPayload;
  MutedWord: MutedWord;
  NewPosts: Omit<NewPosts, 'posts' | 'reposts'> & { posts: Array<ResolversParentTypes['Post']>, reposts: Array<ResolversParentTypes['NewRepost']> };
  NewRepost: Omit<NewRepost, 'post' | 'user'> & { post: ResolversParentTypes['Post'], user: ResolversParentTypes['User'] };
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  Notification: NotificationRow;
  NotificationConnection: Omit<NotificationConnection, 'edges'> & { edges: Array<ResolversParentTypes['NotificationEdge']> };
  NotificationEdge: Omit<NotificationEdge, 'node'> & { node: ResolversParentTypes['Notification'] };
  Notified: Omit<Notified, 'newest'> & { newest?: Maybe<ResolversParentTypes['Notification']> };
  PageInfo: PageInfo;
  PinPostInput: PinPostInput;
  PinPostPayload: Omit<PinPostPayload, 'user'> & { user: ResolversParentTypes['User'] };
  Post: PostRow;
  PostChange: Omit<PostChange, 'newReplies' | 'post'> & { newReplies: Array<ResolversParentTypes['Post']>, post?: Maybe<ResolversParentTypes['Post']> };
  PostConnection: Omit<PostConnection, 'edges'> & { edges: Array<ResolversParentTypes['PostEdge']> };
  PostEdge: Omit<PostEdge, 'conversation' | 'node' | 'repostedBy'> & { conversation?: Maybe<Array<ResolversParentTypes['Post']>>, node: ResolversParentTypes['Post'], repostedBy?: Maybe<Array<ResolversParentTypes['User']>> };
  PostLink: PostLink;
  PostLinkInput: PostLinkInput;
  PostRemoval: PostRemoval;
  PostVersion: PostVersion;
  PurgeInput: PurgeInput;
  PurgePayload: Omit<PurgePayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  Query: Record<PropertyKey, never>;
  Quote: QuoteRow;
  ReleaseCaseInput: ReleaseCaseInput;
  ReleaseCasePayload: Omit<ReleaseCasePayload, 'action' | 'case'> & { action?: Maybe<ResolversParentTypes['ModerationAction']>, case: ResolversParentTypes['ReportCase'] };
  RemoveBookmarkInput: RemoveBookmarkInput;
  RemoveBookmarkPayload: Omit<RemoveBookmarkPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  RemovePostInput: RemovePostInput;
  RemovePostPayload: Omit<RemovePostPayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  RemovePostsInput: RemovePostsInput;
  RemovePostsPayload: Omit<RemovePostsPayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  RenewRecoveryCodesInput: RenewRecoveryCodesInput;
  RenewRecoveryCodesPayload: Omit<RenewRecoveryCodesPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ReplyToPostInput: ReplyToPostInput;
  ReplyToPostPayload: Omit<ReplyToPostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  Report: ReportRow;
  ReportCase: CaseRow;
  ReportCaseConnection: Omit<ReportCaseConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReportCaseEdge']> };
  ReportCaseEdge: Omit<ReportCaseEdge, 'node'> & { node: ResolversParentTypes['ReportCase'] };
  ReportConnection: Omit<ReportConnection, 'edges'> & { edges: Array<ResolversParentTypes['ReportEdge']> };
  ReportEdge: Omit<ReportEdge, 'node'> & { node: ResolversParentTypes['Report'] };
  ReportPostInput: ReportPostInput;
  ReportPostPayload: Omit<ReportPostPayload, 'report'> & { report: ResolversParentTypes['Report'] };
  ReportUserInput: ReportUserInput;
  ReportUserPayload: Omit<ReportUserPayload, 'report'> & { report: ResolversParentTypes['Report'] };
  ReportsWaiting: Omit<ReportsWaiting, 'newest'> & { newest?: Maybe<ResolversParentTypes['ReportCase']> };
  RepostPostInput: RepostPostInput;
  RepostPostPayload: Omit<RepostPostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  RequestExportInput: RequestExportInput;
  RequestExportPayload: RequestExportPayload;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResetPasswordPayload;
  RestorePostInput: RestorePostInput;
  RestorePostPayload: Omit<RestorePostPayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  SensitiveMark: SensitiveMark;
  Session: SessionDocument;
  SessionConnection: Omit<SessionConnection, 'edges'> & { edges: Array<ResolversParentTypes['SessionEdge']> };
  SessionEdge: Omit<SessionEdge, 'node'> & { node: ResolversParentTypes['Session'] };
  SetVerifiedInput: SetVerifiedInput;
  SetVerifiedPayload: Omit<SetVerifiedPayload, 'user'> & { user: ResolversParentTypes['User'] };
  ShowRepostsInput: ShowRepostsInput;
  ShowRepostsPayload: Omit<ShowRepostsPayload, 'user'> & { user: ResolversParentTypes['User'] };
  SignUpInput: SignUpInput;
  SignUpRequest: RequestRow;
  SignUpRequestConnection: Omit<SignUpRequestConnection, 'edges'> & { edges: Array<ResolversParentTypes['SignUpRequestEdge']> };
  SignUpRequestEdge: Omit<SignUpRequestEdge, 'node'> & { node: ResolversParentTypes['SignUpRequest'] };
  SilenceUserInput: SilenceUserInput;
  SilenceUserPayload: Omit<SilenceUserPayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  Site: Site;
  SiteNumbers: SiteNumbers;
  StartTwoStepInput: StartTwoStepInput;
  StartTwoStepPayload: StartTwoStepPayload;
  String: Scalars['String']['output'];
  SubscribeToPushInput: SubscribeToPushInput;
  SubscribeToPushPayload: SubscribeToPushPayload;
  Subscription: Record<PropertyKey, never>;
  SuspendUserInput: SuspendUserInput;
  SuspendUserPayload: Omit<SuspendUserPayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  Suspension: Omit<Suspension, 'appeal'> & { appeal?: Maybe<ResolversParentTypes['Appeal']> };
  TakeCaseInput: TakeCaseInput;
  TakeCasePayload: Omit<TakeCasePayload, 'action' | 'case'> & { action?: Maybe<ResolversParentTypes['ModerationAction']>, case: ResolversParentTypes['ReportCase'] };
  TopPostConnection: Omit<TopPostConnection, 'edges'> & { edges: Array<ResolversParentTypes['PostEdge']> };
  TurnOffTwoStepInput: TurnOffTwoStepInput;
  TurnOffTwoStepPayload: Omit<TurnOffTwoStepPayload, 'user'> & { user: ResolversParentTypes['User'] };
  TurnOnTwoStepInput: TurnOnTwoStepInput;
  TurnOnTwoStepPayload: Omit<TurnOnTwoStepPayload, 'user'> & { user: ResolversParentTypes['User'] };
  TwoStep: TwoStepState;
  UnavailablePost: PostRow;
  UnblockEntryInput: UnblockEntryInput;
  UnblockEntryPayload: Omit<UnblockEntryPayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  UnblockUserInput: UnblockUserInput;
  UnblockUserPayload: Omit<UnblockUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UndoDecisionInput: UndoDecisionInput;
  UndoDecisionPayload: Omit<UndoDecisionPayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  UndoRepostInput: UndoRepostInput;
  UndoRepostPayload: Omit<UndoRepostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  UnfollowUserInput: UnfollowUserInput;
  UnfollowUserPayload: Omit<UnfollowUserPayload, 'user' | 'viewer'> & { user: ResolversParentTypes['User'], viewer: ResolversParentTypes['User'] };
  UnlikePostInput: UnlikePostInput;
  UnlikePostPayload: Omit<UnlikePostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  UnmarkPostSensitiveInput: UnmarkPostSensitiveInput;
  UnmarkPostSensitivePayload: Omit<UnmarkPostSensitivePayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  UnmuteUserInput: UnmuteUserInput;
  UnmuteUserPayload: Omit<UnmuteUserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UnmuteWordInput: UnmuteWordInput;
  UnmuteWordPayload: UnmuteWordPayload;
  UnpinPostInput: UnpinPostInput;
  UnpinPostPayload: Omit<UnpinPostPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UnsubscribeFromPushInput: UnsubscribeFromPushInput;
  UnsubscribeFromPushPayload: UnsubscribeFromPushPayload;
  UnsuspendUserInput: UnsuspendUserInput;
  UnsuspendUserPayload: Omit<UnsuspendUserPayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  UnwatchWordInput: UnwatchWordInput;
  UnwatchWordPayload: Omit<UnwatchWordPayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  User: UserRow;
  UserConnection: Omit<UserConnection, 'edges'> & { edges: Array<ResolversParentTypes['UserEdge']> };
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  Video: PostVideo;
  VideoInput: VideoInput;
  WarnUserInput: WarnUserInput;
  WarnUserPayload: Omit<WarnUserPayload, 'action'> & { action: ResolversParentTypes['ModerationAction'] };
  WatchWordInput: WatchWordInput;
  WatchWordPayload: Omit<WatchWordPayload, 'action'> & { action?: Maybe<ResolversParentTypes['ModerationAction']> };
  WeekHashtag: WeekHashtag;
  WriteModeratorNoteInput: WriteModeratorNoteInput;
  WriteModeratorNotePayload: Omit<WriteModeratorNotePayload, 'account'> & { account: ResolversParentTypes['ModeratedAccount'] };
};

export type SemanticNonNullDirectiveArgs = {
  levels?: Maybe<Array<Maybe<Scalars['Int']['input']>>>;
};

export type SemanticNonNullDirectiveResolver<Result, Parent, ContextType = Context, Args = SemanticNonNullDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AppealResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Appeal'] = ResolversParentTypes['Appeal']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOfOwnAction?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['KeptCopy'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ModerationRule'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AppealState'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AppealConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppealConnection'] = ResolversParentTypes['AppealConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AppealEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AppealEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppealEdge'] = ResolversParentTypes['AppealEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Appeal'], ParentType, ContextType>;
};

export type AppealPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AppealPayload'] = ResolversParentTypes['AppealPayload']> = {
  appeal?: Resolver<ResolversTypes['Appeal'], ParentType, ContextType>;
};

export type ApproveSignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApproveSignUpPayload'] = ResolversParentTypes['ApproveSignUpPayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type AuthPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthPayload'] = ResolversParentTypes['AuthPayload']> = {
  signUpRequest?: Resolver<Maybe<ResolversTypes['SignUpRequest']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type BlockEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockEntryPayload'] = ResolversParentTypes['BlockEntryPayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['BlockedEntry'], ParentType, ContextType>;
};

export type BlockUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockUserPayload'] = ResolversParentTypes['BlockUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type BlockedEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BlockedEntry'] = ResolversParentTypes['BlockedEntry']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlockedKind'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookmarkPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BookmarkPostPayload'] = ResolversParentTypes['BookmarkPostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type ChangeEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeEmailPayload'] = ResolversParentTypes['ChangeEmailPayload']> = {
  confirmationSentTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ChangeRolePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChangeRolePayload'] = ResolversParentTypes['ChangeRolePayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type ChooseNotificationsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChooseNotificationsPayload'] = ResolversParentTypes['ChooseNotificationsPayload']> = {
  unreadNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ChooseSensitiveMediaPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ChooseSensitiveMediaPayload'] = ResolversParentTypes['ChooseSensitiveMediaPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ConfirmEmailPayload'] = ResolversParentTypes['ConfirmEmailPayload']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateInvitePayload'] = ResolversParentTypes['CreateInvitePayload']> = {
  invite?: Resolver<ResolversTypes['Invite'], ParentType, ContextType>;
};

export type CreatePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatePostPayload'] = ResolversParentTypes['CreatePostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type CreateThreadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreateThreadPayload'] = ResolversParentTypes['CreateThreadPayload']> = {
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecideAppealPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DecideAppealPayload'] = ResolversParentTypes['DecideAppealPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
  appeal?: Resolver<ResolversTypes['Appeal'], ParentType, ContextType>;
};

export type DecisionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Decision'] = ResolversParentTypes['Decision']> = {
  appeal?: Resolver<Maybe<ResolversTypes['Appeal']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['VerifiedKind']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ModerationRule'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DeclineSignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeclineSignUpPayload'] = ResolversParentTypes['DeclineSignUpPayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type DeleteAccountPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteAccountPayload'] = ResolversParentTypes['DeleteAccountPayload']> = {
  deletedUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeleteModeratorNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteModeratorNotePayload'] = ResolversParentTypes['DeleteModeratorNotePayload']> = {
  account?: Resolver<ResolversTypes['ModeratedAccount'], ParentType, ContextType>;
};

export type DeletePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePostPayload'] = ResolversParentTypes['DeletePostPayload']> = {
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  deletedPostId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type DemoAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DemoAccount'] = ResolversParentTypes['DemoAccount']> = {
  password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type DetachQuotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DetachQuotePayload'] = ResolversParentTypes['DetachQuotePayload']> = {
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  quotedPost?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type DismissCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DismissCasePayload'] = ResolversParentTypes['DismissCasePayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
  case?: Resolver<ResolversTypes['ReportCase'], ParentType, ContextType>;
};

export type EditPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditPostPayload'] = ResolversParentTypes['EditPostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type EditProfilePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditProfilePayload'] = ResolversParentTypes['EditProfilePayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type EditSitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EditSitePayload'] = ResolversParentTypes['EditSitePayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
};

export type EndInvitePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndInvitePayload'] = ResolversParentTypes['EndInvitePayload']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndOtherSessionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndOtherSessionsPayload'] = ResolversParentTypes['EndOtherSessionsPayload']> = {
  endedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EraseVersionsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EraseVersionsPayload'] = ResolversParentTypes['EraseVersionsPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type FollowUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FollowUserPayload'] = ResolversParentTypes['FollowUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type HideRepostsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['HideRepostsPayload'] = ResolversParentTypes['HideRepostsPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ImageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  inviter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type InviteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invite'] = ResolversParentTypes['Invite']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KeptCopyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptCopy'] = ResolversParentTypes['KeptCopy']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['KeptPost']>, ParentType, ContextType>;
  profile?: Resolver<Maybe<ResolversTypes['KeptProfile']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptPostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptPost'] = ResolversParentTypes['KeptPost']> = {
  card?: Resolver<Maybe<ResolversTypes['LinkCard']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['PostLink']>, ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['KeptQuote']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type KeptProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptProfile'] = ResolversParentTypes['KeptProfile']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeptQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KeptQuote'] = ResolversParentTypes['KeptQuote']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['PostLink']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type LikePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikePostPayload'] = ResolversParentTypes['LikePostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type LinkCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LinkCard'] = ResolversParentTypes['LinkCard']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['Image']>, ParentType, ContextType>;
  siteName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LockBadgePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LockBadgePayload'] = ResolversParentTypes['LockBadgePayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type LogOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LogOutPayload'] = ResolversParentTypes['LogOutPayload']> = {
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MarkDecisionsReadPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkDecisionsReadPayload'] = ResolversParentTypes['MarkDecisionsReadPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MarkNotificationsSeenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkNotificationsSeenPayload'] = ResolversParentTypes['MarkNotificationsSeenPayload']> = {
  unreadNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkPostSensitivePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkPostSensitivePayload'] = ResolversParentTypes['MarkPostSensitivePayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type ModeratedAccountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModeratedAccount'] = ResolversParentTypes['ModeratedAccount']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cases?: Resolver<ResolversTypes['ReportCaseConnection'], ParentType, ContextType, Partial<ModeratedAccountCasesArgs>>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  history?: Resolver<ResolversTypes['ModerationActionConnection'], ParentType, ContextType, Partial<ModeratedAccountHistoryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  limitedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ModeratorNote']>, ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountState'], ParentType, ContextType>;
  suspendedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationAction'] = ResolversParentTypes['ModerationAction']> = {
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  caseId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  entryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ModerationKind'], ParentType, ContextType>;
  mediaId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  previousHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['ModerationRule']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  undoes?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ModerationActionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationActionConnection'] = ResolversParentTypes['ModerationActionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ModerationActionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ModerationActionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerationActionEdge'] = ResolversParentTypes['ModerationActionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type ModeratorNoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModeratorNote'] = ResolversParentTypes['ModeratorNote']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  appeal?: Resolver<Maybe<ResolversTypes['AppealPayload']>, ParentType, ContextType, RequireFields<MutationAppealArgs, 'input'>>;
  approveSignUp?: Resolver<Maybe<ResolversTypes['ApproveSignUpPayload']>, ParentType, ContextType, RequireFields<MutationApproveSignUpArgs, 'input'>>;
  blockEntry?: Resolver<Maybe<ResolversTypes['BlockEntryPayload']>, ParentType, ContextType, RequireFields<MutationBlockEntryArgs, 'input'>>;
  blockUser?: Resolver<Maybe<ResolversTypes['BlockUserPayload']>, ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'input'>>;
  bookmarkPost?: Resolver<Maybe<ResolversTypes['BookmarkPostPayload']>, ParentType, ContextType, RequireFields<MutationBookmarkPostArgs, 'input'>>;
  changeEmail?: Resolver<Maybe<ResolversTypes['ChangeEmailPayload']>, ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'input'>>;
  changePassword?: Resolver<Maybe<ResolversTypes['ChangePasswordPayload']>, ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeRole?: Resolver<Maybe<ResolversTypes['ChangeRolePayload']>, ParentType, ContextType, RequireFields<MutationChangeRoleArgs, 'input'>>;
  chooseNotifications?: Resolver<Maybe<ResolversTypes['ChooseNotificationsPayload']>, ParentType, ContextType, RequireFields<MutationChooseNotificationsArgs, 'input'>>;
  chooseSensitiveMedia?: Resolver<Maybe<ResolversTypes['ChooseSensitiveMediaPayload']>, ParentType, ContextType, RequireFields<MutationChooseSensitiveMediaArgs, 'input'>>;
  confirmEmail?: Resolver<Maybe<ResolversTypes['ConfirmEmailPayload']>, ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'input'>>;
  createInvite?: Resolver<Maybe<ResolversTypes['CreateInvitePayload']>, ParentType, ContextType, RequireFields<MutationCreateInviteArgs, 'input'>>;
  createPost?: Resolver<Maybe<ResolversTypes['CreatePostPayload']>, ParentType, ContextType, RequireFields<MutationCreatePostArgs, 'input'>>;
  createThread?: Resolver<Maybe<ResolversTypes['CreateThreadPayload']>, ParentType, ContextType, RequireFields<MutationCreateThreadArgs, 'input'>>;
  decideAppeal?: Resolver<Maybe<ResolversTypes['DecideAppealPayload']>, ParentType, ContextType, RequireFields<MutationDecideAppealArgs, 'input'>>;
  declineSignUp?: Resolver<Maybe<ResolversTypes['DeclineSignUpPayload']>, ParentType, ContextType, RequireFields<MutationDeclineSignUpArgs, 'input'>>;
  deleteAccount?: Resolver<Maybe<ResolversTypes['DeleteAccountPayload']>, ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'input'>>;
  deleteModeratorNote?: Resolver<Maybe<ResolversTypes['DeleteModeratorNotePayload']>, ParentType, ContextType, RequireFields<MutationDeleteModeratorNoteArgs, 'input'>>;
  deletePost?: Resolver<Maybe<ResolversTypes['DeletePostPayload']>, ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'input'>>;
  detachQuote?: Resolver<Maybe<ResolversTypes['DetachQuotePayload']>, ParentType, ContextType, RequireFields<MutationDetachQuoteArgs, 'input'>>;
  dismissCase?: Resolver<Maybe<ResolversTypes['DismissCasePayload']>, ParentType, ContextType, RequireFields<MutationDismissCaseArgs, 'input'>>;
  editPost?: Resolver<Maybe<ResolversTypes['EditPostPayload']>, ParentType, ContextType, RequireFields<MutationEditPostArgs, 'input'>>;
  editProfile?: Resolver<Maybe<ResolversTypes['EditProfilePayload']>, ParentType, ContextType, RequireFields<MutationEditProfileArgs, 'input'>>;
  editSite?: Resolver<Maybe<ResolversTypes['EditSitePayload']>, ParentType, ContextType, RequireFields<MutationEditSiteArgs, 'input'>>;
  endInvite?: Resolver<Maybe<ResolversTypes['EndInvitePayload']>, ParentType, ContextType, RequireFields<MutationEndInviteArgs, 'input'>>;
  endOtherSessions?: Resolver<Maybe<ResolversTypes['EndOtherSessionsPayload']>, ParentType, ContextType>;
  endSession?: Resolver<Maybe<ResolversTypes['EndSessionPayload']>, ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  eraseVersions?: Resolver<Maybe<ResolversTypes['EraseVersionsPayload']>, ParentType, ContextType, RequireFields<MutationEraseVersionsArgs, 'input'>>;
  followUser?: Resolver<Maybe<ResolversTypes['FollowUserPayload']>, ParentType, ContextType, RequireFields<MutationFollowUserArgs, 'input'>>;
  hideReposts?: Resolver<Maybe<ResolversTypes['HideRepostsPayload']>, ParentType, ContextType, RequireFields<MutationHideRepostsArgs, 'input'>>;
  likePost?: Resolver<Maybe<ResolversTypes['LikePostPayload']>, ParentType, ContextType, RequireFields<MutationLikePostArgs, 'input'>>;
  lockBadge?: Resolver<Maybe<ResolversTypes['LockBadgePayload']>, ParentType, ContextType, RequireFields<MutationLockBadgeArgs, 'input'>>;
  logIn?: Resolver<Maybe<ResolversTypes['AuthPayload']>, ParentType, ContextType, RequireFields<MutationLogInArgs, 'input'>>;
  logOut?: Resolver<Maybe<ResolversTypes['LogOutPayload']>, ParentType, ContextType>;
  markDecisionsRead?: Resolver<Maybe<ResolversTypes['MarkDecisionsReadPayload']>, ParentType, ContextType>;
  markNotificationsSeen?: Resolver<Maybe<ResolversTypes['MarkNotificationsSeenPayload']>, ParentType, ContextType, RequireFields<MutationMarkNotificationsSeenArgs, 'input'>>;
  markPostSensitive?: Resolver<Maybe<ResolversTypes['MarkPostSensitivePayload']>, ParentType, ContextType, RequireFields<MutationMarkPostSensitiveArgs, 'input'>>;
  muteUser?: Resolver<Maybe<ResolversTypes['MuteUserPayload']>, ParentType, ContextType, RequireFields<MutationMuteUserArgs, 'input'>>;
  muteWord?: Resolver<Maybe<ResolversTypes['MuteWordPayload']>, ParentType, ContextType, RequireFields<MutationMuteWordArgs, 'input'>>;
  pinPost?: Resolver<Maybe<ResolversTypes['PinPostPayload']>, ParentType, ContextType, RequireFields<MutationPinPostArgs, 'input'>>;
  purge?: Resolver<Maybe<ResolversTypes['PurgePayload']>, ParentType, ContextType, RequireFields<MutationPurgeArgs, 'input'>>;
  releaseCase?: Resolver<Maybe<ResolversTypes['ReleaseCasePayload']>, ParentType, ContextType, RequireFields<MutationReleaseCaseArgs, 'input'>>;
  removeBookmark?: Resolver<Maybe<ResolversTypes['RemoveBookmarkPayload']>, ParentType, ContextType, RequireFields<MutationRemoveBookmarkArgs, 'input'>>;
  removePost?: Resolver<Maybe<ResolversTypes['RemovePostPayload']>, ParentType, ContextType, RequireFields<MutationRemovePostArgs, 'input'>>;
  removePosts?: Resolver<Maybe<ResolversTypes['RemovePostsPayload']>, ParentType, ContextType, RequireFields<MutationRemovePostsArgs, 'input'>>;
  renewRecoveryCodes?: Resolver<Maybe<ResolversTypes['RenewRecoveryCodesPayload']>, ParentType, ContextType, RequireFields<MutationRenewRecoveryCodesArgs, 'input'>>;
  replyToPost?: Resolver<Maybe<ResolversTypes['ReplyToPostPayload']>, ParentType, ContextType, RequireFields<MutationReplyToPostArgs, 'input'>>;
  reportPost?: Resolver<Maybe<ResolversTypes['ReportPostPayload']>, ParentType, ContextType, RequireFields<MutationReportPostArgs, 'input'>>;
  reportUser?: Resolver<Maybe<ResolversTypes['ReportUserPayload']>, ParentType, ContextType, RequireFields<MutationReportUserArgs, 'input'>>;
  repostPost?: Resolver<Maybe<ResolversTypes['RepostPostPayload']>, ParentType, ContextType, RequireFields<MutationRepostPostArgs, 'input'>>;
  requestExport?: Resolver<Maybe<ResolversTypes['RequestExportPayload']>, ParentType, ContextType, RequireFields<MutationRequestExportArgs, 'input'>>;
  requestPasswordReset?: Resolver<Maybe<ResolversTypes['RequestPasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['ResetPasswordPayload']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  restorePost?: Resolver<Maybe<ResolversTypes['RestorePostPayload']>, ParentType, ContextType, RequireFields<MutationRestorePostArgs, 'input'>>;
  setVerified?: Resolver<Maybe<ResolversTypes['SetVerifiedPayload']>, ParentType, ContextType, RequireFields<MutationSetVerifiedArgs, 'input'>>;
  showReposts?: Resolver<Maybe<ResolversTypes['ShowRepostsPayload']>, ParentType, ContextType, RequireFields<MutationShowRepostsArgs, 'input'>>;
  signUp?: Resolver<Maybe<ResolversTypes['AuthPayload']>, ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  silenceUser?: Resolver<Maybe<ResolversTypes['SilenceUserPayload']>, ParentType, ContextType, RequireFields<MutationSilenceUserArgs, 'input'>>;
  startTwoStep?: Resolver<Maybe<ResolversTypes['StartTwoStepPayload']>, ParentType, ContextType, RequireFields<MutationStartTwoStepArgs, 'input'>>;
  subscribeToPush?: Resolver<Maybe<ResolversTypes['SubscribeToPushPayload']>, ParentType, ContextType, RequireFields<MutationSubscribeToPushArgs, 'input'>>;
  suspendUser?: Resolver<Maybe<ResolversTypes['SuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'input'>>;
  takeCase?: Resolver<Maybe<ResolversTypes['TakeCasePayload']>, ParentType, ContextType, RequireFields<MutationTakeCaseArgs, 'input'>>;
  turnOffTwoStep?: Resolver<Maybe<ResolversTypes['TurnOffTwoStepPayload']>, ParentType, ContextType, RequireFields<MutationTurnOffTwoStepArgs, 'input'>>;
  turnOnTwoStep?: Resolver<Maybe<ResolversTypes['TurnOnTwoStepPayload']>, ParentType, ContextType, RequireFields<MutationTurnOnTwoStepArgs, 'input'>>;
  unblockEntry?: Resolver<Maybe<ResolversTypes['UnblockEntryPayload']>, ParentType, ContextType, RequireFields<MutationUnblockEntryArgs, 'input'>>;
  unblockUser?: Resolver<Maybe<ResolversTypes['UnblockUserPayload']>, ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'input'>>;
  undoDecision?: Resolver<Maybe<ResolversTypes['UndoDecisionPayload']>, ParentType, ContextType, RequireFields<MutationUndoDecisionArgs, 'input'>>;
  undoRepost?: Resolver<Maybe<ResolversTypes['UndoRepostPayload']>, ParentType, ContextType, RequireFields<MutationUndoRepostArgs, 'input'>>;
  unfollowUser?: Resolver<Maybe<ResolversTypes['UnfollowUserPayload']>, ParentType, ContextType, RequireFields<MutationUnfollowUserArgs, 'input'>>;
  unlikePost?: Resolver<Maybe<ResolversTypes['UnlikePostPayload']>, ParentType, ContextType, RequireFields<MutationUnlikePostArgs, 'input'>>;
  unmarkPostSensitive?: Resolver<Maybe<ResolversTypes['UnmarkPostSensitivePayload']>, ParentType, ContextType, RequireFields<MutationUnmarkPostSensitiveArgs, 'input'>>;
  unmuteUser?: Resolver<Maybe<ResolversTypes['UnmuteUserPayload']>, ParentType, ContextType, RequireFields<MutationUnmuteUserArgs, 'input'>>;
  unmuteWord?: Resolver<Maybe<ResolversTypes['UnmuteWordPayload']>, ParentType, ContextType, RequireFields<MutationUnmuteWordArgs, 'input'>>;
  unpinPost?: Resolver<Maybe<ResolversTypes['UnpinPostPayload']>, ParentType, ContextType, RequireFields<MutationUnpinPostArgs, 'input'>>;
  unsubscribeFromPush?: Resolver<Maybe<ResolversTypes['UnsubscribeFromPushPayload']>, ParentType, ContextType, RequireFields<MutationUnsubscribeFromPushArgs, 'input'>>;
  unsuspendUser?: Resolver<Maybe<ResolversTypes['UnsuspendUserPayload']>, ParentType, ContextType, RequireFields<MutationUnsuspendUserArgs, 'input'>>;
  unwatchWord?: Resolver<Maybe<ResolversTypes['UnwatchWordPayload']>, ParentType, ContextType, RequireFields<MutationUnwatchWordArgs, 'input'>>;
  warnUser?: Resolver<Maybe<ResolversTypes['WarnUserPayload']>, ParentType, ContextType, RequireFields<MutationWarnUserArgs, 'input'>>;
  watchWord?: Resolver<Maybe<ResolversTypes['WatchWordPayload']>, ParentType, ContextType, RequireFields<MutationWatchWordArgs, 'input'>>;
  writeModeratorNote?: Resolver<Maybe<ResolversTypes['WriteModeratorNotePayload']>, ParentType, ContextType, RequireFields<MutationWriteModeratorNoteArgs, 'input'>>;
};

export type MuteUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MuteUserPayload'] = ResolversParentTypes['MuteUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MuteWordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MuteWordPayload'] = ResolversParentTypes['MuteWordPayload']> = {
  mutedWords?: Resolver<Array<ResolversTypes['MutedWord']>, ParentType, ContextType>;
};

export type MutedWordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MutedWord'] = ResolversParentTypes['MutedWord']> = {
  place?: Resolver<ResolversTypes['MutedWordPlace'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewPostsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewPosts'] = ResolversParentTypes['NewPosts']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  readAnew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reposts?: Resolver<Array<ResolversTypes['NewRepost']>, ParentType, ContextType>;
};

export type NewRepostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewRepost'] = ResolversParentTypes['NewRepost']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Appeal' | 'BlockedEntry' | 'Decision' | 'ModeratedAccount' | 'ModerationAction' | 'Post' | 'Report' | 'ReportCase' | 'Session' | 'SignUpRequest' | 'User', ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  actors?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type NotificationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationConnection'] = ResolversParentTypes['NotificationConnection']> = {
  edges?: Resolver<Array<ResolversTypes['NotificationEdge']>, ParentType, ContextType>;
  mark?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type NotificationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationEdge'] = ResolversParentTypes['NotificationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Notification'], ParentType, ContextType>;
};

export type NotifiedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notified'] = ResolversParentTypes['Notified']> = {
  newest?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadNotifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PinPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PinPostPayload'] = ResolversParentTypes['PinPostPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  ancestorIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  ancestors?: Resolver<Array<Maybe<ResolversTypes['Post']>>, ParentType, ContextType>;
  appeal?: Resolver<Maybe<ResolversTypes['Appeal']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['LinkCard']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  hasMutedWord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Image']>, ParentType, ContextType>;
  isContinued?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likers?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<PostLikersArgs>>;
  links?: Resolver<Array<ResolversTypes['PostLink']>, ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  quoteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotePolicy?: Resolver<ResolversTypes['QuotePolicy'], ParentType, ContextType>;
  quoted?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  quotes?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<PostQuotesArgs>>;
  removal?: Resolver<Maybe<ResolversTypes['PostRemoval']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, RequireFields<PostRepliesArgs, 'order'>>;
  replyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replyPolicy?: Resolver<ResolversTypes['ReplyPolicy'], ParentType, ContextType>;
  repostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reposters?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<PostRepostersArgs>>;
  sensitiveMark?: Resolver<Maybe<ResolversTypes['SensitiveMark']>, ParentType, ContextType>;
  thread?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['PostVersion']>, ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  viewerCanQuote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasBookmarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasLiked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerHasReposted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostChange'] = ResolversParentTypes['PostChange']> = {
  deletedReplyIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  newReplies?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  newReplyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  readAnew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostConnection'] = ResolversParentTypes['PostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unavailableIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type PostEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostEdge'] = ResolversParentTypes['PostEdge']> = {
  conversation?: Resolver<Maybe<Array<ResolversTypes['Post']>>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  repostedBy?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
};

export type PostLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostLink'] = ResolversParentTypes['PostLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostRemovalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostRemoval'] = ResolversParentTypes['PostRemoval']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isProvisional?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ModerationRule'], ParentType, ContextType>;
};

export type PostVersionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostVersion'] = ResolversParentTypes['PostVersion']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PurgePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PurgePayload'] = ResolversParentTypes['PurgePayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  appeals?: Resolver<Maybe<ResolversTypes['AppealConnection']>, ParentType, ContextType, Partial<QueryAppealsArgs>>;
  blockedEntries?: Resolver<Maybe<Array<ResolversTypes['BlockedEntry']>>, ParentType, ContextType>;
  blockedUsers?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryBlockedUsersArgs>>;
  bookmarks?: Resolver<Maybe<ResolversTypes['PostConnection']>, ParentType, ContextType, Partial<QueryBookmarksArgs>>;
  decisions?: Resolver<Maybe<Array<ResolversTypes['Decision']>>, ParentType, ContextType>;
  demoAccounts?: Resolver<Maybe<Array<ResolversTypes['DemoAccount']>>, ParentType, ContextType>;
  feed?: Resolver<Maybe<ResolversTypes['PostConnection']>, ParentType, ContextType, RequireFields<QueryFeedArgs, 'filter' | 'reposts'>>;
  hashtagSuggestions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<QueryHashtagSuggestionsArgs, 'search'>>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code'>>;
  inviter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryInviterArgs, 'userId'>>;
  invites?: Resolver<Maybe<Array<ResolversTypes['Invite']>>, ParentType, ContextType>;
  linkPreview?: Resolver<Maybe<ResolversTypes['LinkCard']>, ParentType, ContextType, RequireFields<QueryLinkPreviewArgs, 'url'>>;
  mentionSuggestions?: Resolver<Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType, RequireFields<QueryMentionSuggestionsArgs, 'search'>>;
  moderatedAccount?: Resolver<Maybe<ResolversTypes['ModeratedAccount']>, ParentType, ContextType, RequireFields<QueryModeratedAccountArgs, 'username'>>;
  moderationLog?: Resolver<Maybe<ResolversTypes['ModerationActionConnection']>, ParentType, ContextType, Partial<QueryModerationLogArgs>>;
  mutedUsers?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryMutedUsersArgs>>;
  mutedWords?: Resolver<Maybe<Array<ResolversTypes['MutedWord']>>, ParentType, ContextType>;
  newerPosts?: Resolver<Maybe<Array<ResolversTypes['Post']>>, ParentType, ContextType, RequireFields<QueryNewerPostsArgs, 'list'>>;
  newerReposts?: Resolver<Maybe<Array<ResolversTypes['NewRepost']>>, ParentType, ContextType, Partial<QueryNewerRepostsArgs>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'id'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'ids'>>;
  notifications?: Resolver<Maybe<ResolversTypes['NotificationConnection']>, ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'filter'>>;
  ownAppeals?: Resolver<Maybe<Array<ResolversTypes['Appeal']>>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  posts?: Resolver<Maybe<ResolversTypes['PostConnection']>, ParentType, ContextType, Partial<QueryPostsArgs>>;
  postsByHashtag?: Resolver<Maybe<ResolversTypes['PostConnection']>, ParentType, ContextType, RequireFields<QueryPostsByHashtagArgs, 'hashtag'>>;
  postsToRemove?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType, RequireFields<QueryPostsToRemoveArgs, 'from' | 'to' | 'userId'>>;
  pushKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reportCases?: Resolver<Maybe<ResolversTypes['ReportCaseConnection']>, ParentType, ContextType, RequireFields<QueryReportCasesArgs, 'state'>>;
  reports?: Resolver<Maybe<ResolversTypes['ReportConnection']>, ParentType, ContextType, Partial<QueryReportsArgs>>;
  searchPosts?: Resolver<Maybe<ResolversTypes['PostConnection']>, ParentType, ContextType, RequireFields<QuerySearchPostsArgs, 'order' | 'query'>>;
  sessions?: Resolver<Maybe<ResolversTypes['SessionConnection']>, ParentType, ContextType, Partial<QuerySessionsArgs>>;
  signUpRequest?: Resolver<Maybe<ResolversTypes['SignUpRequest']>, ParentType, ContextType>;
  signUpRequests?: Resolver<Maybe<ResolversTypes['SignUpRequestConnection']>, ParentType, ContextType, Partial<QuerySignUpRequestsArgs>>;
  site?: Resolver<Maybe<ResolversTypes['Site']>, ParentType, ContextType>;
  siteNumbers?: Resolver<Maybe<ResolversTypes['SiteNumbers']>, ParentType, ContextType>;
  suggestedUsers?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QuerySuggestedUsersArgs>>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  topPosts?: Resolver<Maybe<ResolversTypes['TopPostConnection']>, ParentType, ContextType, RequireFields<QueryTopPostsArgs, 'window'>>;
  unavailablePost?: Resolver<Maybe<ResolversTypes['UnavailablePost']>, ParentType, ContextType, RequireFields<QueryUnavailablePostArgs, 'id'>>;
  unreadNotifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUserArgs>>;
  users?: Resolver<Maybe<ResolversTypes['UserConnection']>, ParentType, ContextType, Partial<QueryUsersArgs>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  watchedWords?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  weekHashtags?: Resolver<Maybe<Array<ResolversTypes['WeekHashtag']>>, ParentType, ContextType, RequireFields<QueryWeekHashtagsArgs, 'first'>>;
};

export type QuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  hasMutedWord?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['QuoteState'], ParentType, ContextType>;
};

export type ReleaseCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReleaseCasePayload'] = ResolversParentTypes['ReleaseCasePayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
  case?: Resolver<ResolversTypes['ReportCase'], ParentType, ContextType>;
};

export type RemoveBookmarkPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveBookmarkPayload'] = ResolversParentTypes['RemoveBookmarkPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type RemovePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePostPayload'] = ResolversParentTypes['RemovePostPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type RemovePostsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemovePostsPayload'] = ResolversParentTypes['RemovePostsPayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type RenewRecoveryCodesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RenewRecoveryCodesPayload'] = ResolversParentTypes['RenewRecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ReplyToPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReplyToPostPayload'] = ResolversParentTypes['ReplyToPostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isByGuest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['KeptCopy']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ModerationRule'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CaseState'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCase'] = ResolversParentTypes['ReportCase']> = {
  history?: Resolver<ResolversTypes['ModerationActionConnection'], ParentType, ContextType, Partial<ReportCaseHistoryArgs>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isHidingPost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPostMarked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTakenByViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<Maybe<ResolversTypes['KeptCopy']>, ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['CaseOutcome']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['ReportConnection'], ParentType, ContextType, Partial<ReportCaseReportsArgs>>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['CaseState'], ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userRole?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCaseConnection'] = ResolversParentTypes['ReportCaseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReportCaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReportCaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportCaseEdge'] = ResolversParentTypes['ReportCaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ReportCase'], ParentType, ContextType>;
};

export type ReportConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection']> = {
  edges?: Resolver<Array<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ReportEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type ReportPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportPostPayload'] = ResolversParentTypes['ReportPostPayload']> = {
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type ReportUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportUserPayload'] = ResolversParentTypes['ReportUserPayload']> = {
  isRepeated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  report?: Resolver<ResolversTypes['Report'], ParentType, ContextType>;
};

export type ReportsWaitingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportsWaiting'] = ResolversParentTypes['ReportsWaiting']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['ReportCase']>, ParentType, ContextType>;
};

export type RepostPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepostPostPayload'] = ResolversParentTypes['RepostPostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type RequestExportPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestExportPayload'] = ResolversParentTypes['RequestExportPayload']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestorePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestorePostPayload'] = ResolversParentTypes['RestorePostPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type SensitiveMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SensitiveMark'] = ResolversParentTypes['SensitiveMark']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ModerationRule'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionConnection'] = ResolversParentTypes['SessionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SessionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SessionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionEdge'] = ResolversParentTypes['SessionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
};

export type SetVerifiedPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetVerifiedPayload'] = ResolversParentTypes['SetVerifiedPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ShowRepostsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ShowRepostsPayload'] = ResolversParentTypes['ShowRepostsPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SignUpRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpRequest'] = ResolversParentTypes['SignUpRequest']> = {
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SignUpRequestState'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SignUpRequestConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpRequestConnection'] = ResolversParentTypes['SignUpRequestConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SignUpRequestEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SignUpRequestEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpRequestEdge'] = ResolversParentTypes['SignUpRequestEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SignUpRequest'], ParentType, ContextType>;
};

export type SilenceUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SilenceUserPayload'] = ResolversParentTypes['SilenceUserPayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  announcement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hideAfterReports?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  signUpMode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  verifiedBy?: Resolver<ResolversTypes['VerifiedBy'], ParentType, ContextType>;
};

export type SiteNumbersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SiteNumbers'] = ResolversParentTypes['SiteNumbers']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  activeAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hoursToAnswer?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  openReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StartTwoStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StartTwoStepPayload'] = ResolversParentTypes['StartTwoStepPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setUp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscribeToPushPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SubscribeToPushPayload'] = ResolversParentTypes['SubscribeToPushPayload']> = {
  subscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  newPosts?: SubscriptionResolver<Maybe<ResolversTypes['NewPosts']>, "newPosts", ParentType, ContextType, RequireFields<SubscriptionNewPostsArgs, 'list' | 'reposts'>>;
  notified?: SubscriptionResolver<Maybe<ResolversTypes['Notified']>, "notified", ParentType, ContextType>;
  postChanged?: SubscriptionResolver<Maybe<ResolversTypes['PostChange']>, "postChanged", ParentType, ContextType, RequireFields<SubscriptionPostChangedArgs, 'id'>>;
  reportsWaiting?: SubscriptionResolver<Maybe<ResolversTypes['ReportsWaiting']>, "reportsWaiting", ParentType, ContextType>;
};

export type SuspendUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuspendUserPayload'] = ResolversParentTypes['SuspendUserPayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  appeal?: Resolver<Maybe<ResolversTypes['Appeal']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['ModerationRule'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TakeCasePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TakeCasePayload'] = ResolversParentTypes['TakeCasePayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
  case?: Resolver<ResolversTypes['ReportCase'], ParentType, ContextType>;
};

export type TopPostConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TopPostConnection'] = ResolversParentTypes['TopPostConnection']> = {
  edges?: Resolver<Array<ResolversTypes['PostEdge']>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type TurnOffTwoStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnOffTwoStepPayload'] = ResolversParentTypes['TurnOffTwoStepPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type TurnOnTwoStepPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TurnOnTwoStepPayload'] = ResolversParentTypes['TurnOnTwoStepPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type TwoStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TwoStep'] = ResolversParentTypes['TwoStep']> = {
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnavailablePostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnavailablePost'] = ResolversParentTypes['UnavailablePost']> = {
  ancestorIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  ancestors?: Resolver<Array<Maybe<ResolversTypes['Post']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UnavailablePostRepliesArgs>>;
};

export type UnblockEntryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnblockEntryPayload'] = ResolversParentTypes['UnblockEntryPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type UnblockUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnblockUserPayload'] = ResolversParentTypes['UnblockUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UndoDecisionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoDecisionPayload'] = ResolversParentTypes['UndoDecisionPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type UndoRepostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UndoRepostPayload'] = ResolversParentTypes['UndoRepostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type UnfollowUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnfollowUserPayload'] = ResolversParentTypes['UnfollowUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UnlikePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnlikePostPayload'] = ResolversParentTypes['UnlikePostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type UnmarkPostSensitivePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmarkPostSensitivePayload'] = ResolversParentTypes['UnmarkPostSensitivePayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type UnmuteUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmuteUserPayload'] = ResolversParentTypes['UnmuteUserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UnmuteWordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnmuteWordPayload'] = ResolversParentTypes['UnmuteWordPayload']> = {
  mutedWords?: Resolver<Array<ResolversTypes['MutedWord']>, ParentType, ContextType>;
};

export type UnpinPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnpinPostPayload'] = ResolversParentTypes['UnpinPostPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UnsubscribeFromPushPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsubscribeFromPushPayload'] = ResolversParentTypes['UnsubscribeFromPushPayload']> = {
  unsubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UnsuspendUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnsuspendUserPayload'] = ResolversParentTypes['UnsuspendUserPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
};

export type UnwatchWordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UnwatchWordPayload'] = ResolversParentTypes['UnwatchWordPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
  watchedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<UserFollowersArgs>>;
  following?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, Partial<UserFollowingArgs>>;
  followingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fullAvatar?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullCover?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasUnreadDecision?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBadgeLocked?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isBlockingViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFollowingViewer?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLimited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likedPosts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserLikedPostsArgs>>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notificationKinds?: Resolver<Maybe<Array<ResolversTypes['NotificationKind']>>, ParentType, ContextType>;
  pinnedPost?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserPostsArgs>>;
  replies?: Resolver<ResolversTypes['PostConnection'], ParentType, ContextType, Partial<UserRepliesArgs>>;
  role?: Resolver<Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
  sensitiveMedia?: Resolver<Maybe<ResolversTypes['SensitiveMedia']>, ParentType, ContextType>;
  twoStep?: Resolver<Maybe<ResolversTypes['TwoStep']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedKind?: Resolver<Maybe<ResolversTypes['VerifiedKind']>, ParentType, ContextType>;
  viewerHidesReposts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerIsBlocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerIsFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerIsMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  fullPoster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  poster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WarnUserPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WarnUserPayload'] = ResolversParentTypes['WarnUserPayload']> = {
  action?: Resolver<ResolversTypes['ModerationAction'], ParentType, ContextType>;
};

export type WatchWordPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WatchWordPayload'] = ResolversParentTypes['WatchWordPayload']> = {
  action?: Resolver<Maybe<ResolversTypes['ModerationAction']>, ParentType, ContextType>;
  watchedWords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WeekHashtagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WeekHashtag'] = ResolversParentTypes['WeekHashtag']> = {
  accountCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WriteModeratorNotePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WriteModeratorNotePayload'] = ResolversParentTypes['WriteModeratorNotePayload']> = {
  account?: Resolver<ResolversTypes['ModeratedAccount'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Appeal?: AppealResolvers<ContextType>;
  AppealConnection?: AppealConnectionResolvers<ContextType>;
  AppealEdge?: AppealEdgeResolvers<ContextType>;
  AppealPayload?: AppealPayloadResolvers<ContextType>;
  ApproveSignUpPayload?: ApproveSignUpPayloadResolvers<ContextType>;
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  BlockEntryPayload?: BlockEntryPayloadResolvers<ContextType>;
  BlockUserPayload?: BlockUserPayloadResolvers<ContextType>;
  BlockedEntry?: BlockedEntryResolvers<ContextType>;
  BookmarkPostPayload?: BookmarkPostPayloadResolvers<ContextType>;
  ChangeEmailPayload?: ChangeEmailPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeRolePayload?: ChangeRolePayloadResolvers<ContextType>;
  ChooseNotificationsPayload?: ChooseNotificationsPayloadResolvers<ContextType>;
  ChooseSensitiveMediaPayload?: ChooseSensitiveMediaPayloadResolvers<ContextType>;
  ConfirmEmailPayload?: ConfirmEmailPayloadResolvers<ContextType>;
  CreateInvitePayload?: CreateInvitePayloadResolvers<ContextType>;
  CreatePostPayload?: CreatePostPayloadResolvers<ContextType>;
  CreateThreadPayload?: CreateThreadPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecideAppealPayload?: DecideAppealPayloadResolvers<ContextType>;
  Decision?: DecisionResolvers<ContextType>;
  DeclineSignUpPayload?: DeclineSignUpPayloadResolvers<ContextType>;
  DeleteAccountPayload?: DeleteAccountPayloadResolvers<ContextType>;
  DeleteModeratorNotePayload?: DeleteModeratorNotePayloadResolvers<ContextType>;
  DeletePostPayload?: DeletePostPayloadResolvers<ContextType>;
  DemoAccount?: DemoAccountResolvers<ContextType>;
  DetachQuotePayload?: DetachQuotePayloadResolvers<ContextType>;
  DismissCasePayload?: DismissCasePayloadResolvers<ContextType>;
  EditPostPayload?: EditPostPayloadResolvers<ContextType>;
  EditProfilePayload?: EditProfilePayloadResolvers<ContextType>;
  EditSitePayload?: EditSitePayloadResolvers<ContextType>;
  EndInvitePayload?: EndInvitePayloadResolvers<ContextType>;
  EndOtherSessionsPayload?: EndOtherSessionsPayloadResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  EraseVersionsPayload?: EraseVersionsPayloadResolvers<ContextType>;
  FollowUserPayload?: FollowUserPayloadResolvers<ContextType>;
  HideRepostsPayload?: HideRepostsPayloadResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  Invite?: InviteResolvers<ContextType>;
  KeptCopy?: KeptCopyResolvers<ContextType>;
  KeptPost?: KeptPostResolvers<ContextType>;
  KeptProfile?: KeptProfileResolvers<ContextType>;
  KeptQuote?: KeptQuoteResolvers<ContextType>;
  LikePostPayload?: LikePostPayloadResolvers<ContextType>;
  LinkCard?: LinkCardResolvers<ContextType>;
  LockBadgePayload?: LockBadgePayloadResolvers<ContextType>;
  LogOutPayload?: LogOutPayloadResolvers<ContextType>;
  MarkDecisionsReadPayload?: MarkDecisionsReadPayloadResolvers<ContextType>;
  MarkNotificationsSeenPayload?: MarkNotificationsSeenPayloadResolvers<ContextType>;
  MarkPostSensitivePayload?: MarkPostSensitivePayloadResolvers<ContextType>;
  ModeratedAccount?: ModeratedAccountResolvers<ContextType>;
  ModerationAction?: ModerationActionResolvers<ContextType>;
  ModerationActionConnection?: ModerationActionConnectionResolvers<ContextType>;
  ModerationActionEdge?: ModerationActionEdgeResolvers<ContextType>;
  ModeratorNote?: ModeratorNoteResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MuteUserPayload?: MuteUserPayloadResolvers<ContextType>;
  MuteWordPayload?: MuteWordPayloadResolvers<ContextType>;
  MutedWord?: MutedWordResolvers<ContextType>;
  NewPosts?: NewPostsResolvers<ContextType>;
  NewRepost?: NewRepostResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationConnection?: NotificationConnectionResolvers<ContextType>;
  NotificationEdge?: NotificationEdgeResolvers<ContextType>;
  Notified?: NotifiedResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PinPostPayload?: PinPostPayloadResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostChange?: PostChangeResolvers<ContextType>;
  PostConnection?: PostConnectionResolvers<ContextType>;
  PostEdge?: PostEdgeResolvers<ContextType>;
  PostLink?: PostLinkResolvers<ContextType>;
  PostRemoval?: PostRemovalResolvers<ContextType>;
  PostVersion?: PostVersionResolvers<ContextType>;
  PurgePayload?: PurgePayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  ReleaseCasePayload?: ReleaseCasePayloadResolvers<ContextType>;
  RemoveBookmarkPayload?: RemoveBookmarkPayloadResolvers<ContextType>;
  RemovePostPayload?: RemovePostPayloadResolvers<ContextType>;
  RemovePostsPayload?: RemovePostsPayloadResolvers<ContextType>;
  RenewRecoveryCodesPayload?: RenewRecoveryCodesPayloadResolvers<ContextType>;
  ReplyToPostPayload?: ReplyToPostPayloadResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportCase?: ReportCaseResolvers<ContextType>;
  ReportCaseConnection?: ReportCaseConnectionResolvers<ContextType>;
  ReportCaseEdge?: ReportCaseEdgeResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  ReportPostPayload?: ReportPostPayloadResolvers<ContextType>;
  ReportUserPayload?: ReportUserPayloadResolvers<ContextType>;
  ReportsWaiting?: ReportsWaitingResolvers<ContextType>;
  RepostPostPayload?: RepostPostPayloadResolvers<ContextType>;
  RequestExportPayload?: RequestExportPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestorePostPayload?: RestorePostPayloadResolvers<ContextType>;
  SensitiveMark?: SensitiveMarkResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionConnection?: SessionConnectionResolvers<ContextType>;
  SessionEdge?: SessionEdgeResolvers<ContextType>;
  SetVerifiedPayload?: SetVerifiedPayloadResolvers<ContextType>;
  ShowRepostsPayload?: ShowRepostsPayloadResolvers<ContextType>;
  SignUpRequest?: SignUpRequestResolvers<ContextType>;
  SignUpRequestConnection?: SignUpRequestConnectionResolvers<ContextType>;
  SignUpRequestEdge?: SignUpRequestEdgeResolvers<ContextType>;
  SilenceUserPayload?: SilenceUserPayloadResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteNumbers?: SiteNumbersResolvers<ContextType>;
  StartTwoStepPayload?: StartTwoStepPayloadResolvers<ContextType>;
  SubscribeToPushPayload?: SubscribeToPushPayloadResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuspendUserPayload?: SuspendUserPayloadResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  TakeCasePayload?: TakeCasePayloadResolvers<ContextType>;
  TopPostConnection?: TopPostConnectionResolvers<ContextType>;
  TurnOffTwoStepPayload?: TurnOffTwoStepPayloadResolvers<ContextType>;
  TurnOnTwoStepPayload?: TurnOnTwoStepPayloadResolvers<ContextType>;
  TwoStep?: TwoStepResolvers<ContextType>;
  UnavailablePost?: UnavailablePostResolvers<ContextType>;
  UnblockEntryPayload?: UnblockEntryPayloadResolvers<ContextType>;
  UnblockUserPayload?: UnblockUserPayloadResolvers<ContextType>;
  UndoDecisionPayload?: UndoDecisionPayloadResolvers<ContextType>;
  UndoRepostPayload?: UndoRepostPayloadResolvers<ContextType>;
  UnfollowUserPayload?: UnfollowUserPayloadResolvers<ContextType>;
  UnlikePostPayload?: UnlikePostPayloadResolvers<ContextType>;
  UnmarkPostSensitivePayload?: UnmarkPostSensitivePayloadResolvers<ContextType>;
  UnmuteUserPayload?: UnmuteUserPayloadResolvers<ContextType>;
  UnmuteWordPayload?: UnmuteWordPayloadResolvers<ContextType>;
  UnpinPostPayload?: UnpinPostPayloadResolvers<ContextType>;
  UnsubscribeFromPushPayload?: UnsubscribeFromPushPayloadResolvers<ContextType>;
  UnsuspendUserPayload?: UnsuspendUserPayloadResolvers<ContextType>;
  UnwatchWordPayload?: UnwatchWordPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  WarnUserPayload?: WarnUserPayloadResolvers<ContextType>;
  WatchWordPayload?: WatchWordPayloadResolvers<ContextType>;
  WeekHashtag?: WeekHashtagResolvers<ContextType>;
  WriteModeratorNotePayload?: WriteModeratorNotePayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  semanticNonNull?: SemanticNonNullDirectiveResolver<any, any, ContextType>;
};
