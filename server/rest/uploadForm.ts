import * as z from 'zod'
import { uploadPresets } from '../media/media.rules.ts'
import { schemas } from './schemas.ts'

/** The form of an upload, for the OpenAPI document. `media/uploadForm.ts` reads it as a stream. */
export const uploadForm = z
  .object({
    file: z
      .file()
      .describe(
        'JPEG, PNG, WebP, GIF or AVIF, or for a post MP4 or WebM, known by its bytes. Smaller than 1 MB (an image of a post), 2 MB (of a profile) or 7 MB (a video).',
      ),
    upload_preset: z.enum(uploadPresets).describe('What the file is for.'),
  })
  .meta({ maxProperties: 11 })
  .describe('Up to nine other fields are ignored.')
  .register(schemas, { id: 'UploadForm' })
