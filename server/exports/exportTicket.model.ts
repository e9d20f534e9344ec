import { Schema, model } from 'mongoose'

/** Whoever has the ticket can download an account's export, once. The `_id` is its digest. */
export type ExportTicketDocument = { _id: string; userId: string; expiresAt: Date }

const exportTicketSchema = new Schema<ExportTicketDocument>(
  {
    _id: { type: String, required: true },
    userId: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
)

exportTicketSchema.index({ userId: 1 })
exportTicketSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })

export const ExportTicketModel = model<ExportTicketDocument>('ExportTicket', exportTicketSchema, 'exportTickets')
