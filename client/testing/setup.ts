import '@testing-library/jest-dom'
import { act, configure } from '@testing-library/react'
import hot from 'react-hot-toast'

// What is waited for comes, but on a busy machine not within a second.
configure({ asyncUtilTimeout: 60_000 })

// jsdom has no layout: no media query holds in it.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList

// Lists draw what is near the window, once somebody tells them how high things are.
Object.defineProperty(document, 'scrollingElement', { value: document.documentElement })
Object.defineProperty(document.documentElement, 'clientHeight', { value: 800 })
window.ResizeObserver = class {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const contentRect = { height: target === document.documentElement ? 800 : 100, width: 600 }
    queueMicrotask(() => act(() => this.#tell([{ target, contentRect } as ResizeObserverEntry], this)))
  }
  unobserve() {}
  disconnect() {}
}

// Toasts belong to the page, not to what a test has drawn.
afterEach(() => act(() => hot.remove()))
