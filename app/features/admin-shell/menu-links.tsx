import { Link, useLocation, useNavigate } from "react-router";
import { LanguageChoice } from "#app/features/session/language-choice.tsx";
import type { SignInState } from "#app/features/session/use-sign-in.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminMenu, adminPaths, menuEntries } from "#app/site/admin-screens.ts";

/** With a mouse the rows are lower, so that all fit without scrolling. */
const itemClass =
	"group flex min-h-11 lg:pointer-fine:min-h-9 w-full cursor-pointer items-center gap-3 rounded-full px-4 text-left text-base no-underline transition-colors duration-200 ease-calm hover:bg-white/60 aria-[current]:bg-white aria-[current]:font-semibold";

/** The links of the menu, the languages, and signing out. `onLeave` runs when a link is chosen. */
export function MenuLinks({ onLeave }: { onLeave?: () => void }) {
	const t = useText("admin");
	const { pathname } = useLocation();
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
					{menuEntries.map((name) => {
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
