import './bulk.scenes.ts'
import './doctor/doctor.scenes.ts'
import './linnet.scenes.ts'
import '../backup/backup.scenes.ts'
