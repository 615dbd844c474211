import { useEffect, useRef } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { Tooltips } from "#app/admin-ui/tooltip.tsx";
import { useSignedIn } from "#app/api-client/session-storage.ts";
import { OpeningStrip } from "#app/features/facts/opening-strip.tsx";
import type { SignInState } from "#app/features/session/use-sign-in.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { useSite } from "#app/site/use-site.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";

/**
 * The frame of every screen behind the sign-in, to which it redirects without a session. The server
 * renders the empty frame: the browser reads the data of screens.
 */
export default function ContentArea() {
	const t = useText("admin");
	const { pathname, search } = useLocation();
	const signedIn = useSignedIn();
	const wasSignedIn = useRef(false);

	useEffect(() => {
		if (signedIn) wasSignedIn.current = true;
	}, [signedIn]);

	useHeadingFocus();

	if (signedIn === false) {
		const state: SignInState = { from: pathname + search, ended: wasSignedIn.current };
		return <Navigate to={adminPaths.signIn} replace state={state} />;
	}
	return (
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
					{signedIn ? (
						<>
							<OpeningStrip />
							<Outlet />
						</>
					) : null}
				</main>
			</div>
		</Tooltips>
	);
}

/** The menu beside the screens, on wide ones. */
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
