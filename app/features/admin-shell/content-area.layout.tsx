import type { UseQueryResult } from "@tanstack/react-query";
import { Dialog } from "radix-ui";
import { Fragment, use, useEffect, useRef, useState } from "react";
import { Link, Navigate, Outlet, useLocation, useNavigate } from "react-router";
import { CompactButton, iconClass } from "#app/admin-ui/compact-button.tsx";
import { closesOnEscape } from "#app/admin-ui/focus.ts";
import { Icon } from "#app/admin-ui/icon.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { Tooltips } from "#app/admin-ui/tooltip.tsx";
import { useSignedIn } from "#app/api-client/session-storage.ts";
import { OpeningStrip } from "#app/features/facts/opening-strip.tsx";
import { KeyDialog } from "#app/features/session/key-dialog.tsx";
import { LanguageChoice } from "#app/features/session/language-choice.tsx";
import { MeContext, nobodyYet, useMe } from "#app/features/session/me-context.ts";
import type { Me } from "#app/features/session/session.ts";
import type { SignInState } from "#app/features/session/use-sign-in.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminMenu, adminPaths, menuOf, screenAt, screenCapabilities } from "#app/site/admin-screens.ts";
import { useSite } from "#app/site/use-site.tsx";

/** The frame of every screen behind the sign-in, which the server renders empty. */
export default function ContentArea() {
	const t = useText("admin");
	const { pathname, search } = useLocation();
	const signedIn = useSignedIn();
	const wasSignedIn = useRef(false);
	const me = useMe();

	useEffect(() => {
		if (signedIn) wasSignedIn.current = true;
	}, [signedIn]);

	useHeadingFocus(me.data !== undefined);

	if (signedIn === false) {
		const state: SignInState = { from: pathname + search, ended: wasSignedIn.current };
		return <Navigate to={adminPaths.signIn} replace state={state} />;
	}
	return (
		<MeContext value={me.data ?? nobodyYet}>
			<Tooltips>
				<div className="min-h-svh bg-sand text-base [--menu-width:0px] lg:grid lg:grid-cols-[var(--menu-width)_minmax(0,1fr)] lg:[--menu-width:15.5rem] print:block">
					<a
						href="#content"
						className="sr-only z-50 rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
					>
						{t("menu.skip")}
					</a>
					<PhoneBar />
					<SideMenu />
					<main
						id="content"
						className="min-w-0 px-4 pt-6 pb-16 sm:px-8 lg:px-10 lg:border-l lg:border-clay lg:pt-10 2xl:px-14"
					>
						{signedIn ? <OpenScreen me={me} /> : null}
					</main>
				</div>
			</Tooltips>
		</MeContext>
	);
}

/** The screen at the address, if it is open to whoever is signed in; else the first one that is. */
function OpenScreen({ me }: { me: UseQueryResult<Me> }) {
	const t = useText("admin");
	const screen = screenAt(useLocation().pathname);
	if (me.data === undefined) {
		if (!me.isError) return null;
		return (
			<ListState title={t("common.offline")} failed>
				<CompactButton look="quiet" onClick={() => void me.refetch()}>
					{t("common.retry")}
				</CompactButton>
			</ListState>
		);
	}
	const { id, capabilities } = me.data;
	const [first] = menuOf(capabilities);
	if (screen !== undefined && first !== undefined && !capabilities.includes(screenCapabilities[screen]))
		return <Navigate to={adminPaths[first]} replace />;
	return (
		<Fragment key={id}>
			{capabilities.includes("facts") ? <OpeningStrip /> : null}
			<Outlet />
			<KeyDialog />
		</Fragment>
	);
}

function SideMenu() {
	const t = useText("admin");
	const { name } = useSite();
	return (
		<header className="screen-only sticky top-0 hidden h-svh flex-col overflow-y-auto px-4 pt-8 pb-4 lg:flex">
			<p className="mb-6 px-4">
				<span className="wordmark block">{name}</span>
				<span className="label mt-2 block text-ink-soft">{t("areaLong")}</span>
			</p>
			<MenuLinks />
		</header>
	);
}

/** The style of a row, which is lower where there is a mouse, so that all fit without scrolling. */
const itemClass =
	"group flex min-h-11 lg:pointer-fine:min-h-9 w-full cursor-pointer items-center gap-3 rounded-full px-4 text-left text-base no-underline transition-colors duration-200 ease-calm hover:bg-white/60 aria-[current]:bg-white aria-[current]:font-semibold";

/** The links of the menu, the languages, and signing out. `onLeave` runs when a link is chosen. */
export function MenuLinks({ onLeave }: { onLeave?: () => void }) {
	const t = useText("admin");
	const { pathname } = useLocation();
	const { capabilities } = use(MeContext);
	const navigate = useNavigate();
	const here = pathname.toLowerCase();

	function signOut(): void {
		onLeave?.();
		const state: SignInState = { signOut: true };
		void navigate(adminPaths.signIn, { state });
	}

	return (
		<>
			<nav aria-label={t("menu.label")}>
				<ul className="grid gap-1 lg:pointer-fine:gap-0.5">
					{menuOf(capabilities).map((name) => {
						const current = [name, ...adminMenu[name]].some((screen) =>
							here.startsWith(adminPaths[screen].replace(":id", "")),
						);
						return (
							<li key={name}>
								<Link
									to={adminPaths[name]}
									prefetch="intent"
									onClick={onLeave}
									aria-current={current ? "page" : undefined}
									className={itemClass}
								>
									<CurrentMark />
									{t(`menu.${name}`)}
								</Link>
							</li>
						);
					})}
				</ul>
			</nav>
			<div className="mt-auto grid gap-1 border-t border-clay pt-4 lg:pointer-fine:gap-0.5 lg:pointer-fine:pt-3">
				<a href="/" target="_blank" rel="noopener" className={itemClass}>
					<CurrentMark />
					{t("menu.site")}
					<span className="sr-only"> ({t("common.newTab")})</span>
				</a>
				<button type="button" onClick={signOut} className={itemClass}>
					<CurrentMark />
					{t("menu.signOut")}
				</button>
				<LanguageChoice className="pl-2" />
			</div>
		</>
	);
}

/** A half-moon beside each link, which is completed on the current one. */
function CurrentMark() {
	return (
		<svg viewBox="0 0 20 20" className="size-4 shrink-0" fill="none" strokeWidth="2" aria-hidden="true">
			<path
				d="M10 3a7 7 0 0 0 0 14"
				className="stroke-ink/30 group-hover:stroke-ember group-aria-[current]:stroke-brand"
			/>
			<path d="M10 3a7 7 0 0 1 0 14" className="stroke-transparent group-aria-[current]:stroke-lagoon" />
		</svg>
	);
}

/** The bar above the screens that opens the menu, on narrow ones. */
export function PhoneBar() {
	const t = useText("admin");
	const [open, setOpen] = useState(false);
	return (
		<header className="screen-only sticky top-0 z-30 flex h-14 items-center justify-between border-b border-clay bg-sand pr-2 pl-4 sm:pl-8 lg:hidden">
			<p className="font-serif text-[1.25rem] italic">{t("area")}</p>
			<Dialog.Root open={open} onOpenChange={setOpen}>
				<Dialog.Trigger aria-label={t("menu.open")} className={iconClass}>
					<Icon name="menu" />
				</Dialog.Trigger>
				<Dialog.Portal>
					<Dialog.Overlay className="fixed inset-0 z-40 bg-ink/45 lg:hidden" />
					<Dialog.Content
						{...closesOnEscape(() => setOpen(false))}
						aria-describedby={undefined}
						className="fixed inset-y-0 right-0 z-50 flex w-[min(20rem,100vw)] flex-col overflow-y-auto bg-sand px-4 pt-1.5 pb-6 lg:hidden"
					>
						<div className="mb-4 flex min-h-11 items-center justify-between pl-4">
							<Dialog.Title className="font-serif text-[1.25rem] italic">{t("area")}</Dialog.Title>
							<Dialog.Close aria-label={t("menu.close")} className={iconClass}>
								<Icon name="close" />
							</Dialog.Close>
						</div>
						<MenuLinks onLeave={() => setOpen(false)} />
					</Dialog.Content>
				</Dialog.Portal>
			</Dialog.Root>
		</header>
	);
}

/** The time that whatever removed the focused element has to say where the focus goes. */
const graceMs = 100;

/**
 * Focuses the heading of an opened screen once it is shown, unless it takes the focus, and whenever the focused
 * element is removed. After the browser loaded the page, the focus stays until somebody moves it.
 */
function useHeadingFocus(isShown: boolean): void {
	const { pathname, key } = useLocation();
	const [first] = useState({ pathname, isLoaded: key === "default" });
	const hasMoved = useRef(false);

	useEffect(() => {
		hasMoved.current ||= pathname !== first.pathname || !first.isLoaded;
		if (hasMoved.current && isShown) focusHeading();
	}, [pathname, first, isShown]);

	useEffect(() => {
		let focused: Element | null = null;
		let pause: ReturnType<typeof setTimeout> | undefined;
		const isLost = () => focused?.isConnected === false && document.activeElement === document.body;
		const remember = () => {
			focused = document.activeElement;
		};
		const removals = new MutationObserver(() => {
			if (!isLost()) return;
			clearTimeout(pause);
			pause = setTimeout(() => {
				if (isLost()) focusHeading();
			}, graceMs);
		});
		document.addEventListener("focusin", remember);
		removals.observe(document.body, { childList: true, subtree: true });
		return () => {
			clearTimeout(pause);
			document.removeEventListener("focusin", remember);
			removals.disconnect();
		};
	}, []);
}

function focusHeading(): void {
	const screen = document.getElementById("content");
	if (screen?.contains(document.activeElement)) return;
	// The heading of what is only printed takes no focus.
	screen?.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}
