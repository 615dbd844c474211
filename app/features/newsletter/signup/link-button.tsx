import { useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { PostForm } from "./post-form.tsx";

/**
 * The one thing to do on a newsletter page, as a form that posts to the page's own address. Opening
 * that address changes nothing: programs that check the links of a mail open them too, and run the
 * page's scripts.
 */
export function LinkButton(props: {
	label: string;
	/** The label while the post is on its way. */
	busy?: string;
	look: "primary" | "quiet";
	/** What the page's action shall do, where it can do more than one thing. */
	intent?: string;
}) {
	const isPosting = useNavigation().state === "submitting";
	return (
		<PostForm intent={props.intent}>
			<button type="submit" className={`${buttonClass(props.look)} cursor-pointer`}>
				{isPosting && props.busy !== undefined ? props.busy : props.label}
			</button>
		</PostForm>
	);
}
