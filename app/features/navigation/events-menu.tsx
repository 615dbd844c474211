import { type KeyboardEvent, useId, useRef, useState } from "react";
import { localizePath } from "../../language";
import { useLanguage, useText } from "../../text/text-context";
import { PageLink } from "../../ui/page-link";

/** The Events menu: opens on hover, click, touch, Enter and arrow down; closes on Escape and when left. */
export function EventsMenu() {
	const t = useText("navigation");
	const language = useLanguage();
	const [open, setOpen] = useState(false);
	const panelId = useId();
	const button = useRef<HTMLButtonElement>(null);
	const firstLink = useRef<HTMLAnchorElement>(null);

	function onKeyDown(event: KeyboardEvent) {
		if (event.key === "Escape") {
			setOpen(false);
			button.current?.focus();
		}
		if (event.key === "ArrowDown") {
			event.preventDefault();
			setOpen(true);
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
			className="group/events relative"
			onPointerEnter={(event) => event.pointerType === "mouse" && setOpen(true)}
			onPointerLeave={(event) => event.pointerType === "mouse" && setOpen(false)}
			onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
			onKeyDown={onKeyDown}
		>
			<button
				ref={button}
				type="button"
				aria-expanded={open}
				aria-controls={panelId}
				onClick={() => setOpen((now) => !now)}
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
						to={localizePath("/events/singlessocials", language)}
						onClick={() => setOpen(false)}
						className="flex min-h-11 items-center px-3 hover:bg-sand"
					>
						{t("singlesSocials")}
					</PageLink>
				</li>
			</ul>
		</div>
	);
}
