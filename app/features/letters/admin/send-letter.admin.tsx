import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { compactClass } from "#app/admin-ui/compact-button.tsx";
import { ScreenHead } from "#app/admin-ui/screen.tsx";
import { firstWritten } from "#app/content/localized.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { hasLeft, isWritable } from "#app/features/letters/letter-state.ts";
import { useIsOpen } from "#app/features/session/me-context.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath, adminPaths } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/send-letter.admin";
import { LetterReadyPanels } from "./letter-ready-panels.tsx";
import { LetterSentPanels } from "./letter-sent-panels.tsx";
import { OneLetter } from "./one-letter.tsx";

export const meta = adminTitle((text) => text.letters.sendTitle);

export default function SendLetterScreen({ params }: Pick<Route.ComponentProps, "params">) {
	const t = useText("admin");
	return (
		<OneLetter key={params.id} id={params.id} title={t("letters.sendTitle")}>
			{(letter) => (
				<div className="max-w-[84rem]">
					<Head letter={letter} />
					<Panels letter={letter} />
				</div>
			)}
		</OneLetter>
	);
}

/** A letter that leaves is the owner's alone to follow. */
function Panels({ letter }: { letter: Letter }) {
	const maySend = useIsOpen()("sending");
	if (!hasLeft(letter.state)) return <LetterReadyPanels letter={letter} />;
	return maySend ? <LetterSentPanels letter={letter} /> : null;
}

function Head({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const title = firstWritten(letter, "subject", useLanguage()) || t("letters.noSubject");
	return (
		<>
			<ScreenHead title={isWritable(letter.state) ? t("letters.sendTitle") : title}>
				{isWritable(letter.state) ? (
					<Link to={adminPath("editLetter", letter.id)} className={compactClass("quiet")}>
						{t("letters.edit")}
					</Link>
				) : (
					<Link to={adminPaths.letters} className={compactClass("quiet")}>
						{t("letters.back")}
					</Link>
				)}
			</ScreenHead>
			<p className="-mt-3 mb-6 flex flex-wrap items-center gap-3 wrap-anywhere">
				<Badge tone="calm">{t(`letters.state.${letter.state}`)}</Badge>
				{isWritable(letter.state) ? <span>{title}</span> : null}
			</p>
		</>
	);
}
