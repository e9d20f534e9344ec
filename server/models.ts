import type { StoredModel } from './db/connection.ts'
import { SessionModel } from './auth/session.model.ts'
import { KnownAddressModel } from './auth/knownAddress.model.ts'
import { PasswordResetModel } from './auth/passwordReset.model.ts'
import { EmailChangeModel } from './auth/emailChange.model.ts'
import { DeletedAccountModel } from './auth/deletedAccount.model.ts'
import { HeldNameModel } from './auth/heldName.model.ts'
import { UserModel } from './users/user.model.ts'
import { PostModel } from './posts/post.model.ts'
import { DeletedReplyModel } from './posts/deletedReply.model.ts'
import { VersionsModel } from './posts/versions.model.ts'
import { LikeModel } from './likes/like.model.ts'
import { RepostModel } from './reposts/repost.model.ts'
import { BookmarkModel } from './bookmarks/bookmark.model.ts'
import { PinModel } from './pins/pin.model.ts'
import { FollowModel } from './follows/follow.model.ts'
import { RestrictionModel } from './safety/restriction.model.ts'
import { ActionModel } from './moderation/action.model.ts'
import { ReportModel } from './moderation/report.model.ts'
import { CaseModel } from './moderation/case.model.ts'
import { AppealModel } from './moderation/appeal.model.ts'
import { DecisionModel } from './moderation/decision.model.ts'
import { BlockedEntryModel } from './blocklist/blockedEntry.model.ts'
import { NoteModel } from './moderation/note.model.ts'
import { SiteModel } from './site/site.model.ts'
import { InviteModel } from './invites/invite.model.ts'
import { InvitedModel } from './invites/invited.model.ts'
import { ExportTicketModel } from './exports/exportTicket.model.ts'
import { DeviceModel } from './push/device.model.ts'
import { PushKeysModel } from './push/pushKeys.model.ts'
import { LinkPreviewModel } from './linkCards/linkPreview.model.ts'
import { MediaChunkModel, MediaFileModel, MediaModel } from './media/media.model.ts'
import { PurgeModel } from './media/purge.model.ts'
import { CdnPurgeModel } from './media/cdnPurge.model.ts'

/**
 * What is stored, in the order in which a backup has it: first what others refer to. Each folder of a domain has its
 * models, but `linnet` needs all of them, and only some of its commands what else is in a domain.
 */
export const models: readonly StoredModel[] = [
  ...[SessionModel, KnownAddressModel, PasswordResetModel, EmailChangeModel, DeletedAccountModel, HeldNameModel],
  UserModel,
  ...[PostModel, DeletedReplyModel, VersionsModel],
  LikeModel,
  RepostModel,
  BookmarkModel,
  PinModel,
  FollowModel,
  RestrictionModel,
  ...[ActionModel, ReportModel, CaseModel, AppealModel, DecisionModel, BlockedEntryModel, NoteModel, SiteModel],
  ...[InviteModel, InvitedModel],
  ExportTicketModel,
  ...[DeviceModel, PushKeysModel],
  LinkPreviewModel,
  ...[MediaModel, MediaFileModel, MediaChunkModel, PurgeModel, CdnPurgeModel],
]
