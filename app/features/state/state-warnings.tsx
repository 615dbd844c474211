import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "#app/admin-ui/icon.tsx";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import { formatCount } from "#app/site/site-config.ts";
import {
	type SiteState,
	type StateWarning,
	statePath,
	troublesOf,
	warningScreens,
	warningsOf,
} from "./site-state.ts";

export const stateQuery = queryOptions<SiteState>({ queryKey: [statePath] });

/** Returns the warnings to show before the site is opened; the list of samples asks for the promises itself. */
function openingWarningsOf(state: SiteState): StateWarning[] {
	return warningsOf(state).filter((warning) => warning !== "promises");
}

/** Shows the warnings before the site is opened, if any. */
export function OpeningWarnings() {
	const t = useText("admin");
	const { data } = useQuery(stateQuery);
	if (data === undefined) return null;
	const { backup } = troublesOf(data, new Date());
	return (
		<>
			<WarningList state={data} warnings={openingWarningsOf(data)} />
			{backup === null ? null : (
				<p className="text-small">
					{t(`backups.trouble.${backup}`)}{" "}
					<Link to={adminPaths.backups} prefetch="intent" className="text-link">
						{t("waiting.backupLink")}
					</Link>
				</p>
			)}
		</>
	);
}

/** Returns the texts of the same warnings, for the question whether to open. */
export function useOpeningWarnings(): string[] {
	const t = useText("admin");
	const { data } = useQuery(stateQuery);
	const textOf = useWarningText();
	if (data === undefined) return [];
	const { backup } = troublesOf(data, new Date());
	return [
		...openingWarningsOf(data).map((warning) => textOf(data, warning)),
		...(backup === null ? [] : [t(`backups.trouble.${backup}`)]),
	];
}

function useWarningText() {
	const t = useText("admin");
	const language = useLanguage();
	return (state: SiteState, warning: StateWarning): string => {
		const { guestsToTell, unsentMails } = state;
		const mails = t("state.unsentMails", { count: unsentMails, mails: formatCount(unsentMails, language) });
		if (warning === "guestsToTell") {
			return t("state.guestsToTell", { count: guestsToTell, guests: formatCount(guestsToTell, language) });
		}
		if (warning === "unsentMails") return mails;
		const text = t(`state.warnings.${warning}`);
		return warning === "mailServer" && unsentMails > 0 ? `${text} ${mails}` : text;
	};
}

export function WarningList({ state, warnings }: { state: SiteState; warnings: readonly StateWarning[] }) {
	const t = useText("admin");
	const textOf = useWarningText();
	if (warnings.length === 0) return null;
	return (
		<ul className="grid gap-2 text-small">
			{warnings.map((warning) => (
				<li key={warning} className="flex gap-2">
					<Icon name="fault" className="mt-0.5 text-fault" />
					<p>
						{textOf(state, warning)}{" "}
						<Link
							to={warningScreens[warning]}
							prefetch="intent"
							className="text-link inline-flex min-h-6 items-center"
						>
							{t(`state.warningLinks.${warning}`)}
						</Link>
					</p>
				</li>
			))}
		</ul>
	);
}
