import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { IconButton } from "#app/admin-ui/compact-button.tsx";
import { Icon } from "#app/admin-ui/icon.tsx";
import { firstWritten } from "#app/content/localized.ts";
import type { Letter } from "#app/features/letters/letter.ts";
import { couldNotLeave, hasLeft, type LetterState } from "#app/features/letters/letter-state.ts";
import { formatBusinessMoment } from "#app/i18n/dates.ts";
import { useLanguage, useText } from "#app/i18n/text-context.tsx";
import { adminPath } from "#app/site/admin-screens.ts";

const tones: Record<LetterState, "live" | "calm" | "outline"> = {
	draft: "calm",
	scheduled: "outline",
	sending: "live",
	paused: "outline",
	sent: "live",
	cancelled: "outline",
};

export function LetterRow(props: { letter: Letter; onDuplicate(): void; onDelete(): void }) {
	const { letter } = props;
	const t = useText("admin");
	const title = firstWritten(letter, "subject", useLanguage()) || t("letters.noSubject");
	const screen = letter.state === "draft" ? "editLetter" : "sendLetter";
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-5 py-5 sm:px-7">
			<div className="grid min-w-0 gap-1.5">
				<h3 className="flex flex-wrap items-center gap-x-3 gap-y-1.5 font-serif text-[1.2rem] leading-snug wrap-anywhere">
					<Link to={adminPath(screen, letter.id)} prefetch="intent" className="hover:text-ember">
						{title}
					</Link>
					<span className="font-sans">
						<Badge tone={tones[letter.state]}>{t(`letters.state.${letter.state}`)}</Badge>
					</span>
				</h3>
				<p className="text-small text-ink-soft">
					<When letter={letter} />
				</p>
			</div>
			<div className="-mr-2.5 flex">
				<IconButton
					label={t("letters.duplicateOne", { title })}
					title={t("letters.duplicate")}
					onClick={props.onDuplicate}
				>
					<Icon name="copy" />
				</IconButton>
				{hasLeft(letter.state) ? null : (
					<IconButton
						label={t("letters.deleteOne", { title })}
						title={t("common.delete")}
						onClick={props.onDelete}
					>
						<Icon name="remove" />
					</IconButton>
				)}
			</div>
		</li>
	);
}

function When({ letter }: { letter: Letter }) {
	const t = useText("admin");
	const language = useLanguage();
	const date = (instant: string) => ({ date: formatBusinessMoment(instant, language) });
	if (letter.startedAt !== null) return t("letters.startedOn", date(letter.startedAt));
	if (couldNotLeave(letter)) {
		return <span className="text-ember">{t("letters.didNotLeave", date(letter.sendAt ?? ""))}</span>;
	}
	if (letter.sendAt !== null) return t("letters.leavesOn", date(letter.sendAt));
	return t("letters.editedOn", date(letter.updatedAt));
}
