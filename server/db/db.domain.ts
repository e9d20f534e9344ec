import type { Domain } from '../domain.ts'
import { MetaModel } from './meta.model.ts'

export const dbDomain: Domain = { name: 'db', models: [MetaModel] }
