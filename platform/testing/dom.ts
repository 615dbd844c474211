import { Window } from "happy-dom";

/**
 * Globals that the browser's code reads. Everything else, and `fetch` above all, stays Node's own.
 */
const names = [
	"document",
	"navigator",
	"location",
	"history",
	"localStorage",
	"sessionStorage",
	"Node",
	"Element",
	"HTMLElement",
	"HTMLAnchorElement",
	"HTMLIFrameElement",
	"HTMLInputElement",
	"HTMLTextAreaElement",
	"HTMLButtonElement",
	"HTMLFormElement",
	"DocumentFragment",
	"DOMParser",
	"Text",
	"MutationObserver",
	"ResizeObserver",
	"Event",
	"CustomEvent",
	"InputEvent",
	"PointerEvent",
	"KeyboardEvent",
	"MouseEvent",
	"FocusEvent",
	"NodeFilter",
	"getComputedStyle",
	"requestAnimationFrame",
	"cancelAnimationFrame",
] as const;

/*
 * A document for tests of hooks and forms, in a process in which the real server runs as well: import this file for
 * its effect, before anything that looks for a document when it is loaded, as React does.
 */
const NodeEvent = globalThis.Event;
const address = "http://localhost:3000/admin";
const window = new Window({ url: address });

/**
 * Brings the window back that a pressed download has led away from the site: it has no cookies there.
 */
export function returnToSite(): void {
	if (window.location.protocol === "blob:") window.happyDOM.setURL(address);
}

const globals = { window, ...Object.fromEntries(names.map((name) => [name, window[name]])) };
for (const [name, value] of Object.entries(globals)) {
	Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
// The server's libraries make events by the names above and dispatch them on Node's own targets,
// which take none but Node's: its twin goes there.
const { dispatchEvent } = EventTarget.prototype;
const isOfWindow = (event: object): boolean => event instanceof window.Event;
EventTarget.prototype.dispatchEvent = function dispatch(event) {
	return dispatchEvent.call(this, isOfWindow(event) ? new NodeEvent(event.type) : event);
};
// React's own switch: a change that a test did not wait for is reported.
Object.defineProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT", { value: true, writable: true });
