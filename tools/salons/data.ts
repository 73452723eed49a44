/** How many characters a password has, at least and at most. */
export const PASSWORD_LENGTH = { min: 8, max: 200 };
