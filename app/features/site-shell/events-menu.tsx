import { type KeyboardEvent, type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";
import { useText } from "#app/i18n/text-context.tsx";
import type { NamedLink } from "#app/metadata/page-names.server.ts";
import { PageLink } from "#app/ui/page-link.tsx";

/** The way in which the menu was opened. A click on a menu that opened by hovering keeps it open. */
type Opening = "hover" | "choice" | undefined;

/**
 * The Events menu: opens on hover, click, touch, Enter and arrow down; closes on another click, on
 * Escape, on a tap elsewhere and when left.
 */
export function EventsMenu({ link }: { link: NamedLink }) {
	const t = useText("navigation");
	const [opening, setOpening] = useState<Opening>();
	const open = opening !== undefined;
	const close = useCallback(() => setOpening(undefined), []);
	const menu = useRef<HTMLDivElement>(null);
	const panelId = useId();
	const button = useRef<HTMLButtonElement>(null);
	const firstLink = useRef<HTMLAnchorElement>(null);
	useClosing(open, menu, close);

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "Escape") {
			close();
			button.current?.focus();
		}
		if (event.key === "ArrowDown") {
			event.preventDefault();
			setOpening("choice");
			// The panel is display:none until the state is rendered.
			requestAnimationFrame(() => firstLink.current?.focus());
		}
		if (event.key === "ArrowUp") {
			event.preventDefault();
			button.current?.focus();
		}
	}

	return (
		<div
			ref={menu}
			className="group/events relative"
			onPointerEnter={(event) => event.pointerType === "mouse" && setOpening((now) => now ?? "hover")}
			onPointerLeave={(event) => event.pointerType === "mouse" && close()}
			onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
			onKeyDown={onKeyDown}
		>
			<button
				ref={button}
				type="button"
				aria-expanded={open}
				aria-controls={panelId}
				onClick={() => setOpening((now) => (now === "choice" ? undefined : "choice"))}
				className="inline-flex min-h-11 cursor-pointer items-center gap-1.5"
			>
				{t("events")}
				<svg viewBox="0 0 10 6" className="w-2.5" fill="none" stroke="currentColor" aria-hidden="true">
					<path d="M1 1a4 4 0 0 0 8 0" />
				</svg>
			</button>
			<ul
				id={panelId}
				className={`absolute top-full -left-5 min-w-52 border border-clay bg-white p-2 noscript:group-focus-within/events:block noscript:group-hover/events:block ${open ? "block" : "hidden"}`}
			>
				<li>
					<PageLink
						ref={firstLink}
						to={link.href}
						onClick={close}
						className="flex min-h-11 items-center px-3 hover:bg-sand"
					>
						{link.name}
					</PageLink>
				</li>
			</ul>
		</div>
	);
}

/**
 * Closes an open menu on a press elsewhere and on Escape, wherever the focus is: some browsers do not
 * focus a clicked button, so that there is no blur either.
 */
function useClosing(open: boolean, menu: RefObject<HTMLElement | null>, close: () => void): void {
	useEffect(() => {
		if (!open) return;
		const onPointerDown = ({ target }: PointerEvent) => {
			if (!(target instanceof Node && menu.current?.contains(target))) close();
		};
		const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
			if (key === "Escape") close();
		};
		document.addEventListener("pointerdown", onPointerDown);
		document.addEventListener("keydown", onKeyDown);
		return () => {
			document.removeEventListener("pointerdown", onPointerDown);
			document.removeEventListener("keydown", onKeyDown);
		};
	}, [open, menu, close]);
}
