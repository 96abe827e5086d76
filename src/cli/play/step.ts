/** What typing a line led to. 'moved': the table changed; 'left': the person goes; 'show': the question is shown again. */
export type Step = 'moved' | 'left' | 'again' | 'show';
