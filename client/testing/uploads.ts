import { act } from '@testing-library/react'

type Ends = { status: number; response: unknown; onload(): void; onerror(): void; onloadend(): void }

/** Takes the place of the requests that send files. Each upload runs until the test ends it. */
export function watchUploads() {
  const running: Ends[] = []
  window.XMLHttpRequest = class {
    upload = {}
    status = 200
    response: unknown = null
    onload() {}
    onerror() {}
    onabort() {}
    onloadend() {}
    open() {}
    setRequestHeader() {}
    send() {
      running.push(this)
    }
    abort() {
      this.onabort()
      this.onloadend()
    }
  } as unknown as typeof XMLHttpRequest
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => {}
  /** Ends the upload that began first. */
  const end = (how: (upload: Ends) => void) =>
    act(async () => {
      const upload = running.shift()
      if (!upload) throw new Error('No upload is running.')
      how(upload)
      upload.onloadend()
    })
  return {
    running,
    succeeds: (path: string) =>
      end((upload) => {
        upload.response = { secure_url: `http://localhost${path}`, width: 10, height: 10 }
        upload.onload()
      }),
    isAnswered: (status: number) =>
      end((upload) => {
        upload.status = status
        upload.onload()
      }),
    fails: () => end((upload) => upload.onerror()),
  }
}
