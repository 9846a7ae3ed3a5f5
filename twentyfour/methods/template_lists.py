"""The published lists of a course in Scala, with N for a card. One misprint is corrected."""


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


TEMPLATES = _words("""
    (N-(N+N))*N (N-(N-N))*N (N*N+N)*N (N*N+N)/N (N*N-N)*N (N*N-N)/N (N/N+N)*N (N/N-N)*N
    (N+N)*(N+N) (N+N)*(N-N) (N+N)*N*N (N+N)*N/N (N+N)*N+N (N+N)*N-N (N+N)/(N/N) (N+N)/N*N
    (N+N)/N+N (N+N*N)*N (N+N*N)/N (N+N/N)*N (N+N+N)*N (N+N+N)/N (N+N-N)*N (N-N)*(N+N)
    (N-N)*(N-N) (N-N)*N*N (N-N)*N/N (N-N)*N+N (N-N)*N-N (N-N)/(N/N) (N-N)/N*N (N-N*N)*N
    (N-N/N)*N (N-N+N)*N (N-N-N)*N N-(N-N)*N N-(N-N)+N N-(N-N-N) N*(N-(N+N)) N*(N-(N-N))
    N*(N*N+N) N*(N*N-N) N*(N/N+N) N*(N/N-N) N*(N+N)*N N*(N+N)/N N*(N+N)+N N*(N+N)-N N*(N+N*N)
    N*(N+N/N) N*(N+N+N) N*(N+N-N) N*(N-N)*N N*(N-N)/N N*(N-N)+N N*(N-N)-N N*(N-N*N) N*(N-N/N)
    N*(N-N+N) N*(N-N-N) N*N-(N+N) N*N-(N-N) N*N*(N+N) N*N*(N-N) N*N*N*N N*N*N/N N*N*N+N N*N*N-N
    N*N/(N*N) N*N/(N/N) N*N/(N+N) N*N/(N-N) N*N/N*N N*N/N/N N*N/N+N N*N/N-N N*N+N*N N*N+N/N
    N*N+N+N N*N+N-N N*N-N*N N*N-N/N N*N-N+N N*N-N-N N/((N+N)/N) N/((N-N)/N) N/(N*N)*N N/(N*N/N)
    N/(N/(N+N)) N/(N/(N-N)) N/(N/N)*N N/(N/N)/N N/(N/N*N) N/(N/N/N) N/(N/N-N) N/(N+N)*N
    N/(N-N)*N N/(N-N/N) N/N*(N+N) N/N*(N-N) N/N*N*N N/N*N/N N/N*N+N N/N*N-N N/N/(N/N) N/N/N*N
    N/N+N*N N/N+N+N N+(N+N)*N N+(N+N)/N N+(N-N)*N N+N-(N-N) N+N*(N+N) N+N*(N-N) N+N*N*N N+N*N/N
    N+N*N+N N+N*N-N N+N/(N/N) N+N/N*N N+N/N+N N+N+N*N N+N+N/N N+N+N+N N+N+N-N N+N-N+N N+N-N-N
    N-N*(N-N) N-N+N*N N-N+N+N
""")
"""All 130 templates."""

PUBLISHED = _words("""
    N*N-N+N (N-N)*N*N N*N+N*N (N+N)*N*N N*N*N*N (N+N*N)*N (N*N-N)*N N*N+N+N (N/N-N)*N
    (N-(N-N))*N N-(N-N-N) N+N-(N-N) N*(N/N-N) (N-N*N)*N N*(N-N)+N N+N+N/N (N-N)*(N-N) N+N*N/N
    N*N/(N-N) (N+N)*(N+N) (N-N)*N/N N+(N+N)/N N*N/(N+N) (N+N)*N/N (N*N+N)*N (N*N-N)/N (N/N+N)*N
    N*N/N/N N+N+N-N N-(N-N)+N N/(N-N/N) N+(N-N)*N (N+N+N)*N N+N*N-N N*N-N/N (N+N)*N-N
    (N+N)*(N-N) (N-N/N)*N N*(N+N)+N N*N+N/N N*N/N-N (N+N/N)*N N*N*N/N (N+N*N)/N N+N*N+N
    N-(N-N)*N (N-(N+N))*N N*N-N-N N+N/N+N (N-N)*N-N (N+N)/N+N N*N+N-N N/N+N+N N*N*N-N (N*N+N)/N
    N+N+N*N N*(N-N)/N N/N*N+N N+N*N*N N+N+N+N N*N/(N*N) N+(N+N)*N (N-N)*N+N (N+N+N)/N (N+N)*N+N
    N*N*N+N N*N-(N-N) N*N-(N+N) (N-N-N)*N N*N/N+N (N+N-N)*N N/(N/N-N) N*N-N*N
""")
"""The 73 templates that the course keeps as different."""

EQUIVALENCES = _words("""
    N+N-N+N=N+N+N-N N+N-(N-N)=N+N-N+N=N+N+N-N N+N*(N+N)=(N+N)*N+N N+N*(N-N)=N+(N-N)*N
    N+N/N*N=N+N*N/N (N+N)/N*N=(N+N)*N/N N+N/(N/N)=N+N/N*N=N+N*N/N
    (N+N)/(N/N)=(N+N)/N*N=(N+N)*N/N N-N+N+N=N+N+N-N N-N+N*N=N+N*N-N (N-N+N)*N=(N+N-N)*N
    (N-(N+N))*N=(N-N-N)*N N-(N-N)+N=N-N+N+N=N+N+N-N N+N-N-N=N-N+N+N=N+N+N-N
    N-(N-N-N)=N-N+N+N=N+N+N-N N-(N-N)*N=N+(N-N)*N (N-(N-N))*N=(N-N+N)*N=(N+N-N)*N
    (N-N)*N+N=N+(N-N)*N (N-N)*(N+N)=(N+N)*(N-N) N-N*(N-N)=N+N*(N-N)=N+(N-N)*N
    (N-N)/N*N=(N-N)*N/N (N-N)/(N/N)=(N-N)/N*N=(N-N)*N/N N*N+N+N=N+N+N*N N*(N+N)+N=N+(N+N)*N
    N*(N+N+N)=(N+N+N)*N N*N+N-N=N-N+N*N N*(N+N)-N=(N+N)*N-N N*(N+N-N)=(N+N-N)*N
    N*(N+N)*N=(N+N)*N*N (N*N+N)*N=(N+N*N)*N N*(N+N*N)=(N+N*N)*N N*(N+N)/N=(N+N)*N/N
    (N*N+N)/N=(N+N*N)/N N*(N+N/N)=(N+N/N)*N N*N-N+N=N-N+N*N N*(N-N)+N=N+(N-N)*N
    N*(N-N+N)=(N+N-N)*N N*N-(N+N)=N*N-N-N N*(N-(N+N))=N*(N-N-N)=(N-N-N)*N N*(N-N)-N=(N-N)*N-N
    N*(N-N-N)=(N-N-N)*N N*N-(N-N)=N*N-N+N=N-N+N*N N*(N-(N-N))=N*(N-N+N)=(N+N-N)*N
    N*(N-N)*N=(N-N)*N*N N*(N-N*N)=(N-N*N)*N N*(N-N)/N=(N-N)*N/N N*(N-N/N)=(N-N/N)*N
    N*N*N+N=N+N*N*N N*N*(N+N)=(N+N)*N*N N*(N*N+N)=(N+N*N)*N N*N*(N-N)=(N-N)*N*N
    N*(N*N-N)=(N*N-N)*N N*N/N+N=N+N*N/N N*(N/N+N)=(N+N/N)*N N*N/N*N=N*N*N/N N*N/(N*N)=N*N/N/N
    N*N/(N/N)=N*N/N*N=N*N*N/N N/N+N+N=N+N+N/N N/N+N*N=N*N+N/N N/(N+N)*N=N*N/(N+N)
    (N/N+N)*N=(N+N/N)*N N/((N+N)/N)=N/(N+N)*N=N*N/(N+N) N/(N-N)*N=N*N/(N-N)
    N/((N-N)/N)=N/(N-N)*N=N*N/(N-N) N/N*N+N=N+N*N/N N/N*(N+N)=(N+N)*N/N N/N*N-N=N*N/N-N
    N/N*(N-N)=N*(N-N)/N N/N*N*N=N*N*N/N N/(N*N)*N=N/N/N*N=N*N/N/N N/N*N/N=N*N/N/N
    N/(N*N/N)=N/N/N*N=N*N/N/N N/(N/(N+N))=N/N*(N+N)=(N+N)*N/N N/(N/(N-N))=N/N*(N-N)=(N-N)*N/N
    N/N/N*N=N*N/N/N N/(N/N)*N=N/N*N*N=N*N*N/N N/(N/N*N)=N/N*N/N=N*N/N/N
    N/N/(N/N)=N/N/N*N=N*N/N/N N/(N/N)/N=N/N*N/N=N*N/N/N N/(N/N/N)=N/N*N/N=N*N/N/N
""")
"""Templates that the course calls equivalent. The last of each row replaces the first."""
