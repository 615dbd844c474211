import { useSyncExternalStore } from "react";
import { PostForm } from "#app/api-client/post-form.tsx";
import { uncountedCookie, uncountedSeconds } from "#app/api-client/session-cookies.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { buttonClass } from "#app/ui/button.tsx";

/** The visitor's choices, as the form sends them. */
const choices = ["leave", "return"] as const;
type CountingChoice = (typeof choices)[number];

export function countingChoiceOf(form: FormData): CountingChoice | undefined {
	return choices.find((choice) => choice === form.get("choice"));
}

/** Returns the `Set-Cookie` by which the browser of a visitor is left out, or counted again. */
export function countingCookie(choice: CountingChoice, siteUrl: string): string {
	const [value, seconds] = choice === "leave" ? ["1", uncountedSeconds] : ["", 0];
	const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
	return `${uncountedCookie}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

/**
 * Lets visitors be left out of the counts. The page is the same for everybody: which of the two is so
 * is known to its script, and once the form was sent. `sent` is what was chosen then.
 */
export function CountingForm({ sent }: { sent: CountingChoice | undefined }) {
	const t = useText("legal");
	const now = useSyncExternalStore(neverChanges, chosenHere, () => sent);
	return (
		<PostForm intent="counting" preventScrollReset className="mt-3">
			<p role="status" className="font-semibold not-empty:mb-4">
				{now === undefined ? null : t(`privacy.counting.${now === "leave" ? "left" : "counted"}`)}
			</p>
			<div className="flex flex-wrap gap-4">
				{choices
					.filter((choice) => choice !== now)
					.map((choice) => (
						<button
							key={choice}
							type="submit"
							name="choice"
							value={choice}
							className={`${buttonClass("quiet")} cursor-pointer`}
						>
							{t(`privacy.counting.${choice}`)}
						</button>
					))}
			</div>
		</PostForm>
	);
}

/** The cookie changes with the form alone, which renders the page anew. */
const neverChanges = () => () => undefined;

function chosenHere(): CountingChoice {
	return document.cookie.includes(`${uncountedCookie}=`) ? "leave" : "return";
}
