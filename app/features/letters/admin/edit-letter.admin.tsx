import { Navigate } from "react-router";
import { isWritable } from "#app/features/letters/letter-state.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath } from "#app/site/admin-screens.ts";
import type { Route } from "./+types/edit-letter.admin";
import { LetterForm } from "./letter-form.tsx";
import { OneLetter } from "./one-letter.tsx";

export const meta = adminTitle((text) => text.letters.editTitle);

export default function EditLetterScreen({ params }: Route.ComponentProps) {
	const t = useText("admin");
	return (
		<OneLetter key={params.id} id={params.id} title={t("letters.editTitle")}>
			{(letter) =>
				isWritable(letter.state) ? (
					<LetterForm letter={letter} />
				) : (
					<Navigate to={adminPath("sendLetter", letter.id)} replace />
				)
			}
		</OneLetter>
	);
}
