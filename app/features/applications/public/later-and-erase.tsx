import { PostForm } from "#app/api-client/post-form.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { EmailField } from "./email-field.tsx";
import type { FormAnswer, ShownForm } from "./form-screen.ts";

const summaryClass = "flex min-h-11 cursor-pointer items-center font-semibold text-ember underline";

/** Offers a link by mail to continue later, and the erasure of all answers so far. */
export function LaterAndErase({ page, answer }: { page: ShownForm; answer: FormAnswer }) {
	const t = useText("application");
	const refusal = answer !== undefined && "later" in answer ? answer.later : undefined;
	if (!page.hasBegun) return null;
	return (
		<section className="mt-12 border-t border-clay pt-6">
			<p role="status" className="font-semibold not-empty:mb-4">
				{page.done === "link" ? t("later.sent") : ""}
			</p>
			<details open={refusal !== undefined}>
				<summary className={summaryClass}>{t("later.title")}</summary>
				<p className="mt-2 text-ink-soft">{t("later.text")}</p>
				<PostForm intent="resume" noValidate preventScrollReset className="mt-4 mb-6">
					<EmailField label={t("later.email")} error={refusal && t(`later.${refusal}`)} />
					<button type="submit" className={`${buttonClass("quiet")} cursor-pointer`}>
						{t("later.send")}
					</button>
				</PostForm>
			</details>
			<details>
				<summary className={summaryClass}>{t("erase.title")}</summary>
				<p className="mt-2 mb-4 text-ink-soft">{t("erase.text")}</p>
				<PostForm intent="erase">
					<button type="submit" className={`${buttonClass("quiet")} cursor-pointer`}>
						{t("erase.button")}
					</button>
				</PostForm>
			</details>
		</section>
	);
}
